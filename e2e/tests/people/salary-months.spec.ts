import type { Page } from 'playwright/test';
import { madeUser, newUser, userId } from '../../src/domains/users.ts';
import { menu } from '../../src/screens.ts';
import { expect, test } from '../../src/test.ts';

const USERS = '/dashboard/users';
const A_MONTH = '2026-01';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('an admin adds a bonus and closes the month, a super-admin opens it again', async ({
  page,
  signInAs,
  openAs,
  academy,
}) => {
  const id = await madeUser(academy, newUser('Tariq'), 'teacher');
  const path = `${USERS}/${id}/salaries/months/${A_MONTH}`;
  await signInAs('admin');
  await page.goto(path);
  await button(page, 'Add adjustment').click();
  await page.getByLabel('Amount (USD)').fill('12.5');
  await page.getByLabel('Reason').fill('Ramadan');
  await button(page, 'Add').click();
  await expect(page.getByRole('list', { name: 'Adjustments' })).toContainText('Ramadan');
  await expect(page.getByText('$12.50', { exact: true })).toBeVisible();
  await button(page, 'Close month').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close month' }).click();
  await expect(page.getByText('Closed', { exact: true })).toBeVisible();
  await expect(button(page, 'Reopen')).toHaveCount(0);

  const superAdmins = await openAs('super-admin', path);
  await button(superAdmins, 'Reopen').click();
  await superAdmins.getByLabel('Reason').fill('A class was missing');
  await superAdmins.getByRole('dialog').getByRole('button', { name: 'Reopen' }).click();
  await expect(button(superAdmins, 'Close month')).toBeVisible();
});

test('a teacher finds the own running month, and prints it without the menu', async ({ page, signInAs, academy }) => {
  const id = await userId(academy, 'teacher');
  await signInAs('teacher');
  await page.goto(`${USERS}/statistics/${id}`);
  await page.getByRole('link', { name: 'How it is made' }).click();
  await expect(page.getByText('Salary so far')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Classes' }).getByText(/since/).first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(menu(page)).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(button(page, 'Print')).toBeHidden();
  await expect(page.getByText('Salary so far')).toBeVisible();
});
