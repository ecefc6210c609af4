import type { DemoAccount } from '../../src/academy.ts';
import { feedHeading, homeHeading, isSameDocument, markDocument, menu } from '../../src/screens.ts';
import { expect, test } from '../../src/test.ts';

const everybody = ['Timeline', 'Statistics', 'Messages'];
const family = ['Family and relatives', 'Roles & permissions'];
const reports = ['Monthly reports', 'Assignments'];
const classes = ['My classes', 'Daily reports', ...reports];
const last = ['Calendar', 'Files'];
const shelves = ['Books', ...last];
const office = ['Materials', 'Books', 'Invoices', 'Bank transfers', 'Packages', 'Forms', ...last];
const people = ['Students', 'Teachers', 'Leaders', 'Admins'];
const menus: Record<DemoAccount, string[]> = {
  'super-admin': [...everybody, ...classes, ...people, 'All users', ...family, ...office, 'Platform'],
  admin: [...everybody, ...classes, ...people, ...family, ...office],
  leader: [...everybody, ...classes, 'Students', 'Teachers', 'Family and relatives', 'Materials', ...shelves],
  teacher: [...everybody, 'Add class', 'Classes', ...reports, 'Students', 'Salary', ...shelves],
  student: [...everybody, ...classes, 'Materials', 'Books', 'Invoices', 'Packages', ...last],
  parent: [...everybody, 'Invoices', 'Packages'],
  guest: [...everybody, 'Invoices', 'Packages'],
};

for (const [account, entries] of Object.entries(menus) as [DemoAccount, string[]][]) {
  test(`the menu of a ${account} is ${entries.join(', ')}`, async ({ page, signInAs }) => {
    await signInAs(account);
    await page.goto('/dashboard');
    await expect(homeHeading(page)).toBeVisible();
    // Some have a count behind their name.
    await expect(menu(page).getByRole('link')).toHaveText(entries.map((entry) => new RegExp(`^${entry}`)));
    await expect(menu(page).getByRole('link', { name: 'Statistics' })).toHaveAttribute('aria-current', 'page');
  });
}

test.describe('pages that are not', () => {
  test('an unknown address below the dashboard is a 404 with a link home', async ({ page, signInAs }) => {
    await signInAs('student');
    await page.goto('/dashboard/nowhere');
    await expect(page.getByRole('heading', { level: 1, name: '404 PAGE NOT FOUND' })).toBeVisible();
    await expect(page).toHaveTitle('404 PAGE NOT FOUND · Academy');
    await markDocument(page);
    await page.getByRole('link', { name: 'Return home' }).click();
    await expect(homeHeading(page)).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);
  });

  test('an unknown address is a 404 for visitors with a link to the landing page', async ({ page, expectedErrors }) => {
    expectedErrors.push(/404/);
    const response = await page.goto('/no-such-page');
    expect(response?.status()).toBe(404);
    await page.getByRole('link', { name: 'Return home' }).click();
    await expect(page.getByRole('link', { name: 'Get started' })).toBeVisible();
  });

  test('a forbidden page is a 403 with a link home', async ({ page, signInAs }) => {
    await signInAs('guest');
    await page.goto('/dashboard/timeline/pending');
    await expect(page.getByRole('heading', { level: 1, name: '403 PAGE IS FORBIDDEN' })).toBeVisible();
    await page.getByRole('link', { name: 'Return home' }).click();
    await expect(homeHeading(page)).toBeVisible();
  });
});

test.describe('language and theme', () => {
  test('the language switches without a reload, with direction, texts and title, and is kept', async ({
    page,
    signInAs,
  }) => {
    await signInAs('student');
    await page.goto('/dashboard/timeline');
    await expect(feedHeading(page)).toBeVisible();
    await markDocument(page);
    await page.getByRole('button', { name: 'العربية' }).click();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(/[\u0600-\u06ff]/);
    await expect(page).toHaveTitle(/[\u0600-\u06ff]/);
    await expect(page.getByRole('navigation').getByRole('link').first()).toHaveText(/[\u0600-\u06ff]/);
    expect(await isSameDocument(page)).toBe(true);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await page.getByRole('button', { name: 'English' }).click();
    await expect(feedHeading(page)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  });

  test('the server renders the page in the chosen language', async ({ page, signInAs, prefer }) => {
    await signInAs('student');
    await prefer({ language: 'ar', theme: 'dark' });
    const response = await page.goto('/dashboard/timeline');
    expect(await response?.text()).toMatch(/<html lang="ar" dir="rtl" class="dark"/);
  });

  test('a dark theme is dark from the first paint', async ({ page, signInAs, prefer, expectedErrors }) => {
    expectedErrors.push(/ERR_FAILED/);
    await signInAs('student');
    await prefer({ theme: 'dark' });
    await page.route('**/assets/**', (route) => route.abort());
    await page.goto('/dashboard/timeline', { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(11, 20, 18)');
  });

  test('a dark system is dark from the first paint without a choice', async ({ page, signInAs, expectedErrors }) => {
    expectedErrors.push(/ERR_FAILED/);
    await signInAs('student');
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.route('**/assets/**', (route) => route.abort());
    await page.goto('/dashboard/timeline', { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(11, 20, 18)');
  });

  test('the theme switches at once and is kept', async ({ page, signInAs }) => {
    await signInAs('student');
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/dashboard/timeline');
    await page.getByRole('button', { name: 'Dark theme' }).click();
    await expect(page.locator('html')).toHaveClass(/dark/);
    await page.reload();
    await expect(page.locator('html')).toHaveClass(/dark/);
    await expect(page.getByRole('button', { name: 'Light theme' })).toBeVisible();
  });

  test('without a choice the system decides the theme', async ({ page, signInAs }) => {
    await signInAs('student');
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/dashboard/timeline');
    await expect(page.locator('html')).toHaveClass(/dark/);
  });
});

test.describe('the frame', () => {
  test('a collapsed menu stays collapsed', async ({ page, signInAs }) => {
    await signInAs('student');
    await page.goto('/dashboard/timeline');
    await page.getByRole('button', { name: 'Collapse the menu' }).click();
    await expect(page.getByRole('button', { name: 'Expand the menu' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('sidebar-expanded'))).toBe('false');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Expand the menu' })).toBeVisible();
    await expect(menu(page).getByRole('link', { name: 'Timeline' })).toBeVisible();
  });

  test('the first Tab reaches the skip link', async ({ page, signInAs }) => {
    await signInAs('student');
    await page.goto('/dashboard/timeline');
    await expect(feedHeading(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('the command palette works by the keyboard alone', async ({ page, signInAs }) => {
    await signInAs('student');
    await page.goto('/dashboard/nowhere');
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog').getByRole('combobox', { name: 'Search' })).toBeFocused();
    await page.keyboard.type('no such');
    await expect(page.getByRole('status').filter({ hasText: 'Nothing is called that.' })).toBeVisible();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('المنشورات');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('time');
    await expect(page.getByRole('option', { name: 'Timeline' })).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(feedHeading(page)).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('a navigation changes the title, moves the focus and is announced', async ({ page, signInAs }) => {
    await signInAs('admin');
    await page.goto('/dashboard/timeline');
    await expect(page).toHaveTitle('Timeline · Academy');
    await page.getByRole('link', { name: 'Pending posts' }).click();
    await expect(page).toHaveTitle('Pending posts · Academy');
    await expect(page.getByRole('heading', { level: 1, name: 'Pending posts' })).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: /^Pending posts$/ })).toHaveCount(1);
  });

  test('a new page starts at its top, and going back restores the position', async ({ page, signInAs }) => {
    await signInAs('admin');
    await page.goto('/dashboard/timeline');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 900));
    await page.getByRole('link', { name: 'Pending posts' }).dispatchEvent('click');
    await expect(page.getByRole('heading', { level: 1, name: 'Pending posts' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(feedHeading(page)).toBeAttached();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  });

  test('the footer names the year and who built it', async ({ page, signInAs }) => {
    await signInAs('student');
    await page.goto('/dashboard/nowhere');
    await expect(page.getByRole('contentinfo')).toContainText(`© ${new Date().getFullYear()} Academy`);
    await expect(page.getByRole('contentinfo')).toContainText('Designed and built by');
  });

  test('on a phone nothing is wider than the screen, and the calendar is in reach', async ({ page, signInAs }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signInAs('student');
    for (const path of ['/dashboard/timeline', '/dashboard/timeline/add', '/dashboard/nowhere']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(menu(page)).toBeHidden();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    }
    const places = page.getByRole('navigation', { name: 'Sections' });
    await expect(places.getByRole('link')).toHaveText([/^Timeline/, /^Messages/, /^My classes/, /^Calendar/]);
  });
});

test('text that is selected has the colour of the brand, which elements inherit from the page', async ({ page }) => {
  await page.goto('/auth/signin');
  const heading = page.getByRole('heading', { name: 'Sign in' });
  await expect(heading).toBeVisible();
  const colorOf = (element: Element) => getComputedStyle(element, '::selection').backgroundColor;
  const ofPage = await page.locator('html').evaluate(colorOf);
  expect(ofPage).not.toBe('rgba(0, 0, 0, 0)');
  expect(await heading.evaluate(colorOf)).toBe(ofPage);
});
