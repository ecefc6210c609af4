import { test as base, expect, type Page } from 'playwright/test';
import { Academy, type DemoAccount } from './academy.ts';

interface Fixtures {
  /** Console errors that this test provokes on purpose. */
  expectedErrors: RegExp[];
  noConsoleErrors: undefined;
  /** Signs the page's browser in as a demo account, by the session cookie. */
  signInAs: (account: DemoAccount, page?: Page) => Promise<void>;
  /** Chooses language and theme before the first page is opened. */
  prefer: (choice: { language?: 'en' | 'ar'; theme?: 'light' | 'dark' }) => Promise<void>;
  /** An academy of this test's own, for what would disturb others: deploys, failures, accounts that end. */
  ownAcademy: Academy;
}

interface WorkerFixtures {
  academy: Academy;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  academy: [
    // biome-ignore lint/correctness/noEmptyPattern: the test library reads the fixture's needs from the pattern
    async ({}, use) => {
      const academy = await Academy.open();
      await use(academy);
      await academy.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ academy }, use) => use(academy.url),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  ownAcademy: async ({}, use) => {
    const academy = await Academy.open();
    await use(academy);
    await academy.close();
  },
  expectedErrors: [[], { option: true }],
  noConsoleErrors: [
    async ({ context, expectedErrors }, use) => {
      const errors: string[] = [];
      const note = (text: string) => {
        if (!expectedErrors.some((expected) => expected.test(text))) errors.push(text);
      };
      context.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning')
          note(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => note(String(error.error())));
      await use(undefined);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
  signInAs: async ({ academy, context }, use) => {
    await use(async (account) => {
      await context.addCookies([
        { name: 'session', value: await academy.tokenOf(account), url: academy.url, sameSite: 'Strict' },
      ]);
    });
  },
  prefer: async ({ academy, context }, use) => {
    await use(async ({ language, theme }) => {
      const stored = { ...(language && { language }), ...(theme && { 'color-theme': theme }) };
      await context.addCookies(Object.entries(stored).map(([name, value]) => ({ name, value, url: academy.url })));
      await context.addInitScript((entries) => {
        for (const [name, value] of entries) if (localStorage.getItem(name) === null) localStorage.setItem(name, value);
      }, Object.entries(stored));
    });
  },
});

export { expect };
