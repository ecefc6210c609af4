import type { Page } from 'playwright/test';
import { expect, test } from '../../src/test.ts';

const PACKAGES = '/dashboard/subscriptions/packages';
const TRANSFERS = '/dashboard/subscriptions/bank-transfers';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function choose(page: Page, field: string, words: string) {
  await page.getByRole('combobox', { name: field }).fill(words);
  await page
    .getByRole('option', { name: new RegExp(words) })
    .first()
    .click();
}

test('staff make a package, students see it, and no longer once it is deactivated', async ({ page, signInAs, openAs }, {
  testId,
}) => {
  const title = `Ten classes ${testId}`;
  await signInAs('admin');
  await page.goto(`${PACKAGES}/add`);
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Number of classes').fill('10');
  await choose(page, 'Currency 1', 'USD');
  await page.getByLabel('Amount 1').fill('60.50');
  await button(page, 'Add package').click();
  await expect(page.getByRole('row', { name: title })).toContainText('$60.50');

  const student = await openAs('student', PACKAGES);
  const card = student.getByRole('listitem').filter({ hasText: title });
  await expect(card).toContainText('$60.50');

  await button(page, `Actions for ${title}`).click();
  await page.getByRole('menuitem', { name: 'Deactivate' }).click();
  await expect(page.getByText(/Whoever holds it keeps it/)).toBeVisible();
  await button(page, 'Deactivate').click();
  await expect(page.getByRole('row', { name: title })).toContainText('Deactivated');
  await student.reload();
  await expect(student.getByRole('listitem').first()).toBeVisible();
  await expect(card).toHaveCount(0);
});

test('a recorded bank transfer leads on to the classes of the student', async ({ page, signInAs }, { testId }) => {
  await signInAs('admin');
  await page.goto(`${TRANSFERS}/add`);
  await choose(page, 'Paid by', 'Adam Clarke');
  await page.getByLabel('Amount').fill('75');
  await choose(page, 'Currency', 'GBP');
  await page.getByLabel('Date').fill('2026-01-05');
  await page.getByLabel('Reference number').fill(testId);
  await button(page, 'Add bank transfer').click();
  await expect(page.getByRole('row', { name: testId })).toContainText('£75');
  await page.getByRole('link', { name: 'Add classes to this student' }).click();
  await expect(page).toHaveURL(/\/users\/remaining-classes\/\d+$/);
});
