import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type WebError,
} from 'playwright/test';
import { Academy, type Account, type Credentials, type Opening } from './academy.ts';
import { variantDist } from './variants.ts';

/**
 * Which academy a test works in. `shared`: one for many tests. `second-release`, `second-door`, `new-shell`: the same,
 * with the timeline's second release live, with the timeline mounted by single-spa, with a newer shell. `smallest`: files
 * are served as small as in production. `meetings`: with the meeting sandbox. `empty`: without data, with the account of
 * its owner. `own`: for tests that would disturb others.
 */
type Setting = 'shared' | 'smallest' | 'second-release' | 'second-door' | 'new-shell' | 'meetings' | 'empty' | 'own';

/** The first super-admin of an academy without data. */
export const ownerEmail = 'owner@noor.example';

const openings: Record<Setting, () => Opening> = {
  shared: () => ({}),
  'second-release': () => ({ prepare: (releases) => releases.deploy('timeline-second') }),
  'second-door': () => ({ prepare: (releases) => releases.mountAs('single-spa') }),
  'new-shell': () => ({ shellDir: variantDist('shell-minor') }),
  smallest: () => ({ env: { BROTLI_QUALITY: '11' } }),
  meetings: () => ({ env: { MEETINGS: 'sandbox' } }),
  empty: () => ({ isEmpty: true, env: { DEMO: '0', FIRST_ADMIN_EMAIL: ownerEmail } }),
  own: () => ({}),
};

interface Options {
  setting: Setting;
}

interface Preferences {
  language?: 'en' | 'ar';
  theme?: 'light' | 'dark';
}

interface Device extends Preferences {
  isPhone?: boolean;
}

/** A cheap phone. */
export const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

interface Fixtures {
  academy: Academy;
  /** Console errors and warnings that this test causes on purpose: add them before they occur. */
  expectedErrors: RegExp[];
  noConsoleErrors: undefined;
  /** Signs the browser in as a demo account or as a user that the test has made, by the session cookie. */
  signInAs: (account: Account | Credentials) => Promise<void>;
  /** Chooses language and theme before the first page opens. */
  prefer: (choice: Preferences) => Promise<void>;
  /** Opens a signed-in page in another user's browser; on a desktop in English unless another device is given. */
  openAs: (account: Account | Credentials, path: string, device?: Device) => Promise<Page>;
}

interface WorkerFixtures {
  /** Starts the academy of a setting, or returns the running one. */
  academyIn: (setting: Setting) => Promise<Academy>;
}

/** Console messages of the test library itself, in pages that use the service worker. */
const OF_THE_LIBRARY = /Service Worker registration blocked by Playwright/;

/** On a slow machine a page may use its fonts, or the style sheet of its wide part, only seconds after they loaded. */
const LATE_HINT = /(\.woff2|\/wide-[^/]+\.css) was preloaded using link preload but not used within a few seconds/;

/** A page that is left while it still connects. */
const LEFT_EARLY = /WebSocket is closed before the connection is established/;

export const sessionCookie = (academy: Academy, value: string) =>
  ({ name: 'session', value, url: academy.url, sameSite: 'Strict' }) as const;

/** Sets language and theme as an earlier visit would have stored them. */
export async function setPreferences(context: BrowserContext, url: string, { language, theme }: Preferences) {
  const stored = { ...(language && { language }), ...(theme && { 'color-theme': theme }) };
  await context.addCookies(Object.entries(stored).map(([name, value]) => ({ name, value, url })));
  await context.addInitScript((entries) => {
    // A tab's initial empty page has no storage.
    if (location.origin === 'null') return;
    for (const [name, value] of entries) if (localStorage.getItem(name) === null) localStorage.setItem(name, value);
  }, Object.entries(stored));
}

export const test = base.extend<Fixtures & Options, WorkerFixtures>({
  setting: ['shared', { option: true }],
  academyIn: [
    // biome-ignore lint/correctness/noEmptyPattern: the test library reads the fixture's needs from the pattern
    async ({}, use) => {
      const open = new Map<Setting, Promise<Academy>>();
      await use((setting) => {
        const academy = open.get(setting) ?? Academy.open(openings[setting]());
        open.set(setting, academy);
        return academy;
      });
      for (const academy of open.values()) await (await academy).close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  academy: async ({ academyIn, setting }, use) => {
    if (setting !== 'own') return use(await academyIn(setting));
    const academy = await Academy.open();
    await use(academy);
    await academy.close();
  },
  baseURL: async ({ academy }, use) => use(academy.url),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  expectedErrors: async ({}, use) => use([]),
  noConsoleErrors: [
    async ({ context, expectedErrors }, use) => {
      const errors: string[] = [];
      const onMessage = (message: ConsoleMessage) => {
        if ([OF_THE_LIBRARY, LATE_HINT, LEFT_EARLY].some((text) => text.test(message.text()))) return;
        if (message.type() === 'error' || message.type() === 'warning')
          errors.push(`${message.text()} (${message.location().url})`);
      };
      const onError = (error: WebError) => errors.push(String(error.error()));
      context.on('console', onMessage);
      context.on('weberror', onError);
      await use(undefined);
      context.off('console', onMessage);
      context.off('weberror', onError);
      expect(errors.filter((text) => !expectedErrors.some((expected) => expected.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
  signInAs: async ({ academy, context }, use) => {
    await use(async (account) => {
      await context.addCookies([sessionCookie(academy, await academy.tokenOf(account))]);
    });
  },
  prefer: async ({ academy, context }, use) => {
    await use((choice) => setPreferences(context, academy.url, choice));
  },
  openAs: async ({ academy, browser, baseURL }, use) => {
    const contexts: Awaited<ReturnType<typeof browser.newContext>>[] = [];
    await use(async (account, path, { isPhone = false, ...choice } = {}) => {
      const context = await browser.newContext({ baseURL, locale: 'en-GB', ...(isPhone ? phone : {}) });
      contexts.push(context);
      await setPreferences(context, academy.url, choice);
      await context.addCookies([sessionCookie(academy, await academy.tokenOf(account))]);
      const page = await context.newPage();
      await page.goto(path);
      return page;
    });
    for (const context of contexts) await context.close();
  },
});

export { expect };
