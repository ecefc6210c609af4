import { homeHeading, menu } from '../../src/screens.ts';
import { expect, test } from '../../src/test.ts';

const line = /You see the academy as/;

test('an admin sees the academy as a teacher does, changes nothing, and returns (D124)', async ({
  page,
  signInAs,
  expectedErrors,
}) => {
  expectedErrors.push(/403/);
  await signInAs('admin');
  await page.goto('/dashboard/users/teacher?q=Hamza%20Siddiqui');
  await page.locator('[data-row] button[aria-haspopup=menu]').first().click();
  await page.getByRole('menuitem', { name: 'View as this user' }).click();

  await expect(page.getByText(line)).toBeVisible();
  await expect(homeHeading(page)).toBeVisible();
  await expect(menu(page).getByRole('link', { name: 'Salary' })).toBeVisible();
  await expect(menu(page).getByRole('link', { name: 'Messages' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(line)).toContainText('Hamza');

  await page.goto('/profile');
  const name = page.getByLabel('Name', { exact: true });
  await name.fill('Another name');
  await page.getByRole('button', { name: 'Save' }).first().click();
  await expect(page.getByText('You see the academy as someone else: nothing was saved.')).toBeVisible();
  await expect(name).toHaveValue('Another name');

  page.on('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'End', exact: true }).click();
  await expect(page.getByText(line)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Your account/ })).toContainText('Admin');
  await page.goto('/dashboard/audit');
  await expect(page.getByText('Ended seeing the academy as a user').first()).toBeVisible();
});
