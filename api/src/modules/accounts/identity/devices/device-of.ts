import type { Device } from '#base/auth/sessions.ts';

/** The first match counts: most browsers also name other browsers. */
const browsers = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\b(OPR|OPiOS|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|Chromium|CriOS|HeadlessChrome)\//],
  ['Safari', /\bVersion\/[\d.]+.*\bSafari\//],
] as const;

const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
] as const;

const nameIn = (names: readonly (readonly [string, RegExp])[], agent: string): string | null =>
  names.find(([, pattern]) => pattern.test(agent))?.[0] ?? null;

/** Browser and system, from the browser's `User-Agent` (D121). */
export const deviceOf = (agent: string): Device => ({
  browser: nameIn(browsers, agent),
  system: nameIn(systems, agent),
});

/** A text for people: `Chrome, Android`; empty if nothing is known. */
export const deviceText = ({ browser, system }: Device): string =>
  [browser, system].filter((part) => part !== null).join(', ');
