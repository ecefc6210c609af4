import type { Page } from 'playwright/test';
import { demoFile } from '../../src/domains/posts.ts';
import { madeUser, newUser } from '../../src/domains/users.ts';
import { expect, test } from '../../src/test.ts';

const submit = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
});

test('a user changes name, picture and password, and deactivates the account', async ({
  page,
  context,
  academy,
  expectedErrors,
}) => {
  test.slow();
  expectedErrors.push(/422/);
  const user = newUser('Huda');
  await madeUser(academy, user, 'guest');
  const token = await academy.freshToken(user.email, user.password);
  await context.addCookies([{ name: 'session', value: token, url: academy.url }]);
  await page.goto('/profile');
  const banner = page.getByRole('banner');

  await page.getByLabel('Name', { exact: true }).fill('Huda Renamed');
  await page.getByLabel('Phone', { exact: true }).fill('123');
  await submit(page, 'Save profile');
  await expect(page.getByText('Phone number is not valid')).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Huda Renamed');
  await page.getByLabel('Phone', { exact: true }).fill(`079${String(Date.now()).slice(-8)}`);
  await submit(page, 'Save profile');
  await expect(page.getByText('Profile updated')).toBeVisible();
  await expect(banner.getByText('Huda Renamed')).toBeVisible();

  await page.locator('input[type=file]').setInputFiles(demoFile('mushaf.webp'));
  const dialog = page.getByRole('dialog', { name: 'Your picture' });
  await dialog.getByRole('button', { name: 'Save picture' }).click();
  await expect(page.getByText('Image updated')).toBeVisible();
  await expect(banner.locator('img')).toHaveAttribute('src', /\/api\/files\//);

  await page.getByLabel('Current password').fill('not-my-password');
  await page.getByLabel('New password').fill('another-password');
  await submit(page, 'Change password');
  await expect(page.getByText('The current password is not correct')).toBeVisible();
  await page.getByLabel('Current password').fill(user.password);
  await submit(page, 'Change password');
  await expect(page.getByText('Password updated')).toBeVisible();

  await submit(page, 'Deactivate…');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate account' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page).toHaveURL(/\/auth\/signin/);
  await expect(academy.freshToken(user.email, 'another-password')).rejects.toThrow('422');
});

test('a parent sees the child from the own profile', async ({ page, signInAs }) => {
  await signInAs('parent');
  await page.goto('/profile');
  await expect(page.getByText('Yusuf Ahmed', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Classes' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: /^Classes/ })).toBeVisible();
});
