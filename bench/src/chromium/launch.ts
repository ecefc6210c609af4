import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromiumFlags } from '@academy/platform/conformance';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium as playwright } from 'playwright';
import { chromium } from '../../../platform/scripts/debian.mjs';

export function chromiumPath(): string {
  const found = chromium();
  if (!found) throw new Error('Chromium is needed and cannot be had; set CHROMIUM_PATH');
  return found;
}

export const launchChromium = (): Promise<Browser> =>
  playwright.launch({ executablePath: chromiumPath(), args: [...chromiumFlags] });

interface Profile extends Pick<BrowserContextOptions, 'viewport'> {
  /** Hashes of public keys to trust: the browser does not cache files under an untrusted certificate. */
  trusted?: readonly string[];
}

/** A browser with a profile on disk, as users have: only such a profile keeps compiled code between visits. */
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
