import type { DemoAccount } from '../../src/academy.ts';
import { feedHeading, homeHeading, isSameDocument, markDocument, menu } from '../../src/screens.ts';
import { expect, test } from '../../src/test.ts';

const everybody = ['Home', 'Timeline', 'Messages'];
const family = ['Family and relatives', 'Roles and permissions'];
const reports = ['Monthly reports', 'Assignments'];
const classes = ['My classes', 'Daily reports', ...reports];
const staffClasses = ['My classes', 'Daily reports', 'Reports to read', 'Visits', ...reports];
const last = ['Calendar', 'Files'];
const money = ['Invoices', 'Bank transfers', 'Amounts due', 'Receipts', 'Packages', 'Coupons'];
const office = ['Materials', 'Books', ...money, 'Leads', 'Forms', 'Files'];
const planning = ['Calendar', 'Free teachers', 'Absences and closures'];
const stayed = 'Classes that stayed as they were';
const timetable = [...planning, 'Changed class times', 'Pauses', stayed];
const trust = ['Settings', 'Audit log', 'Erasure', 'Legal texts', 'Website texts'];
const people = ['Students', 'Teachers', 'Leaders', 'Admins'];
const menus: Record<DemoAccount, string[]> = {
  'super-admin': [
    ...everybody,
    ...staffClasses,
    'Feedback',
    ...timetable,
    'Curricula',
    'Exams',
    ...people,
    'All users',
    'Pay runs',
    ...family,
    ...office,
    ...trust,
    'API keys',
    'Webhooks',
    'Concerns',
    'Platform',
  ],
  admin: [
    ...everybody,
    ...staffClasses,
    'Feedback',
    ...timetable,
    'Curricula',
    'Exams',
    ...people,
    'Pay runs',
    ...family,
    ...office,
    ...trust,
    'Concerns',
  ],
  leader: [
    ...everybody,
    ...staffClasses,
    'Add class',
    'Write a monthly report',
    'Feedback',
    ...planning,
    'Pauses',
    stayed,
    'Exams',
    'Students',
    'Teachers',
    'Family and relatives',
    'Materials',
    'Books',
    'Add material',
    'Add book',
    'Files',
    'Concerns',
  ],
  teacher: [
    ...everybody,
    'Add class',
    'Classes',
    'Monthly reports',
    'Visits',
    'Assignments',
    'Students',
    'Salary',
    'Books',
    'Calendar',
    'Free times',
    'Files',
    'Absences and closures',
    'Concerns',
  ],
  student: [
    ...everybody,
    ...classes,
    'Progress',
    'Materials',
    'Books',
    'Invoices',
    'Receipts',
    'Packages',
    ...last,
    'Concerns',
  ],
  parent: [
    ...everybody,
    'Classes',
    'Daily reports',
    ...reports,
    'Progress',
    'Materials',
    'Books',
    'Invoices',
    'Receipts',
    'Packages',
    'Calendar',
    'Concerns',
  ],
  guest: [...everybody, 'Invoices', 'Receipts', 'Packages', 'Concerns'],
  accountant: ['Home', 'Salaries', 'Pay runs', 'Invoices', 'Bank transfers', 'Amounts due', 'Receipts', 'Concerns'],
};

test('each account has the menu of its role', async ({ page, signInAs }) => {
  test.slow();
  for (const [account, entries] of Object.entries(menus) as [DemoAccount, string[]][]) {
    // The open page would notice the sign-in, so the test signs in on a page without the shell, on the same site.
    await page.goto('/robots.txt');
    await signInAs(account);
    await page.goto('/dashboard');
    await expect(homeHeading(page), account).toBeVisible();
    // Some entries have a count after their name.
    const names = entries.map((entry) => new RegExp(`^${entry}`));
    await expect(menu(page).getByRole('link'), account).toHaveText(names);
    await expect(menu(page).getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  }
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

  test('a dark theme is dark from the first paint', async ({ page, signInAs, prefer, expectedErrors }) => {
    expectedErrors.push(/ERR_FAILED/);
    await signInAs('student');
    await prefer({ theme: 'dark' });
    await page.route('**/assets/**', (route) => route.abort());
    await page.goto('/dashboard/timeline', { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(11, 20, 18)');
  });

  test('without a choice a dark system makes the first paint dark', async ({ page, signInAs, expectedErrors }) => {
    expectedErrors.push(/ERR_FAILED/);
    await signInAs('student');
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.route('**/assets/**', (route) => route.abort());
    await page.goto('/dashboard/timeline', { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(11, 20, 18)');
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

  test('on a phone nothing is wider than the screen, and the calendar can be reached', async ({ page, signInAs }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signInAs('student');
    for (const path of ['/dashboard/timeline', '/dashboard/timeline/add', '/dashboard/nowhere']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(menu(page)).toBeHidden();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    }
    const places = page.getByRole('navigation', { name: 'Sections' });
    await expect(places.getByRole('link')).toHaveText([/^Home/, /^Messages/, /^My classes/, /^Calendar/]);
  });
});

test("selected text has the brand's colour, which elements inherit from the page", async ({ page }) => {
  await page.goto('/auth/signin');
  const heading = page.getByRole('heading', { name: 'Sign in' });
  await expect(heading).toBeVisible();
  const colorOf = (element: Element) => getComputedStyle(element, '::selection').backgroundColor;
  const ofPage = await page.locator('html').evaluate(colorOf);
  expect(ofPage).not.toBe('rgba(0, 0, 0, 0)');
  expect(await heading.evaluate(colorOf)).toBe(ofPage);
});
