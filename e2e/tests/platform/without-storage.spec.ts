import type { Page } from 'playwright/test';
import { feedHeading, homeHeading } from '../../src/screens.ts';
import { expect, test } from '../../src/test.ts';

/** Every storage of the browser throws, as in a browser that blocks all cookies and site data. */
function forbid(): void {
  const reject = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
    Object.defineProperty(window, name, { get: reject });
}

/** The storages are full. */
function fill(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
}

async function switchTheme(page: Page, button = page.getByRole('button', { name: /theme/i }).first()): Promise<void> {
  const before = await page.locator('html').getAttribute('class');
  await button.click();
  await expect(page.locator('html')).not.toHaveClass(before ?? '');
}

for (const [state, spoil] of [
  ['forbidden', forbid],
  ['full', fill],
] as const)
  test.describe(`a browser whose storage is ${state}`, () => {
    test.beforeEach(({ context }) => context.addInitScript(spoil));

    test(`a browser whose storage is ${state} signs in, changes language and theme, writes and navigates`, async ({
      page,
    }) => {
      await page.goto('/auth/signin');
      await page.getByLabel('Email').fill('teacher@academy.test');
      await page.getByLabel('Password', { exact: true }).fill('academy-demo');
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(homeHeading(page)).toBeVisible();
      await switchTheme(page);
      await page.getByRole('button', { name: 'العربية' }).click();
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      await page.getByRole('button', { name: 'English' }).click();
      await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
      await page.goto('/dashboard/timeline');
      await expect(feedHeading(page)).toBeVisible();
      await expect(page.getByRole('article').first()).toBeVisible();
      await page.goto('/dashboard/classes/my-classes/add');
      await expect(page.getByRole('button', { name: 'Add class' })).toBeVisible();
      await page.goto('/dashboard/messaging/chats');
      await page.getByRole('main').locator('ul a[href*="/messaging/"]').first().click();
      const words = `Kept nowhere, ${state}`;
      await page.getByRole('textbox', { name: 'Message' }).fill(words);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('region').getByText(words)).toBeVisible();
      await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0);
    });

    test(`a browser whose storage is ${state} reads the landing page and changes its theme`, async ({ page }) => {
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await switchTheme(page, page.locator('[data-theme-switch]').first());
    });
  });
