import { existsSync } from 'node:fs';
import type { Academy, Account, Credentials } from '../academy.ts';
import { test as base } from '../test.ts';
import { firefox, firefoxProgram } from './firefox.ts';
import { OtherBrowser } from './other-browser.ts';
import { displayProgram, webkit, webkitProgram } from './webkit.ts';

/** The browsers besides Chromium, with the programs that each needs. */
export const engines = [
  { name: 'Firefox', start: firefox, programs: [firefoxProgram] },
  { name: 'WebKitGTK', start: webkit, programs: [webkitProgram, displayProgram] },
] as const;

export type Engine = (typeof engines)[number];

export const isInstalled = ({ programs }: Engine) => programs.every((file) => existsSync(file));

interface Visit {
  as?: Account | Credentials;
  language?: 'en' | 'ar';
  isPhone?: boolean;
}

interface Fixtures {
  /** Opens an engine at an address, as a user. */
  visit: (engine: Engine, address: string, visit?: Visit) => Promise<OtherBrowser>;
}

async function prepare(browser: OtherBrowser, academy: Academy, { as, language, isPhone }: Visit): Promise<void> {
  await browser.resize(isPhone ? 390 : 1280, 900);
  await browser.goto('/robots.txt');
  if (language) await browser.setCookie('language', language);
  if (as) await browser.setCookie('session', await academy.tokenOf(as));
}

export const test = base.extend<Fixtures>({
  visit: async ({ academy }, use) => {
    const open: OtherBrowser[] = [];
    await use(async (engine, address, visit = {}) => {
      const browser = new OtherBrowser(await engine.start(), academy.url);
      open.push(browser);
      await prepare(browser, academy, visit);
      await browser.goto(address);
      return browser;
    });
    for (const browser of open) await browser.close();
  },
});
