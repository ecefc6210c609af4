import { demoFile } from '../../src/domains/posts.ts';
import { madeUser, newUser } from '../../src/domains/users.ts';
import { expect, test } from '../../src/test.ts';

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
});

test('a user changes the picture, which the header shows at once, and deactivates the account', async ({
  page,
  signInAs,
  academy,
  expectedErrors,
}) => {
  // A request that was running when the account was deactivated.
  expectedErrors.push(/status of 401 .*\/api\//);
  const user = newUser('Huda');
  await madeUser(academy, user, 'guest');
  await signInAs(user);
  await page.goto('/profile');
  await page.locator('input[type=file]').setInputFiles(demoFile('mushaf.webp'));
  const dialog = page.getByRole('dialog', { name: 'Your photo' });
  await dialog.getByRole('button', { name: 'Save photo' }).click();
  await expect(page.getByText('Photo updated')).toBeVisible();
  await expect(page.getByRole('banner').locator('img')).toHaveAttribute('src', /\/api\/files\//);

  await page.getByRole('button', { name: 'Deactivate…', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate account' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page).toHaveURL(/\/auth\/signin/);
});

test('a parent opens the child from their own profile', async ({ page, signInAs }) => {
  await signInAs('parent');
  await page.goto('/profile');
  await expect(page.getByText('Yusuf Ahmed', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Classes' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: /^Classes/ })).toBeVisible();
});
