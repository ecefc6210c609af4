import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium as playwright } from 'playwright';
import { chromium } from '../../../platform/scripts/debian.mjs';

/** What Playwright switches off; a second switch would replace the first, so it is said again. */
const PLAYWRIGHTS = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];
/** For each new window Chromium loads a page of its address bar, which takes half a second of processor from ours. */
const POPUPS = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup', 'PreloadTopChromeWebUI'];

export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...PLAYWRIGHTS, ...POPUPS].join(',')}`,
];

export function chromiumPath(): string {
  const found = chromium();
  if (!found) throw new Error('Chromium is needed and cannot be had; set CHROMIUM_PATH');
  return found;
}

export const launchChromium = (): Promise<Browser> =>
  playwright.launch({ executablePath: chromiumPath(), args: chromiumFlags });

interface Profile extends Pick<BrowserContextOptions, 'viewport'> {
  /** Hashes of public keys that count as certified: files of a page whose certificate is wrong are not cached. */
  trusted?: readonly string[];
}

/** A browser with a profile on disk, as people have: only there is compiled code kept from one visit to the next. */
export async function inProfile<Found>(
  { trusted = [], ...options }: Profile,
  work: (context: BrowserContext) => Promise<Found>,
): Promise<Found> {
  const folder = mkdtempSync(path.join(tmpdir(), 'academy-bench-profile-'));
  const args = [...chromiumFlags, `--ignore-certificate-errors-spki-list=${trusted.join(',')}`];
  const context = await playwright.launchPersistentContext(folder, {
    ...options,
    executablePath: chromiumPath(),
    args,
  });
  try {
    return await work(context);
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
