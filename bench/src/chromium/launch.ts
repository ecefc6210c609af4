import { type Browser, chromium as playwright } from 'playwright';
import { chromium } from '../../../platform/scripts/debian.mjs';

export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export function chromiumPath(): string {
  const found = chromium();
  if (!found) throw new Error('Chromium is needed and cannot be had; set CHROMIUM_PATH');
  return found;
}

export const launchChromium = (): Promise<Browser> =>
  playwright.launch({ executablePath: chromiumPath(), args: chromiumFlags });
