import type { Page } from 'playwright/test';
import { expect, test } from '../../src/test.ts';
import { madeUser, newUser } from '../../src/users.ts';

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

test('a guest buys a package by card, becomes a student, and finds the invoice', async ({
  page,
  signInAs,
  academy,
}) => {
  const guest = newUser('Layla');
  await madeUser(academy, guest, 'guest');
  await signInAs(guest);
  await page.goto(PACKAGES);
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Steady' })
    .getByRole('link', { name: 'Subscribe monthly' })
    .click();
  await button(page, 'Continue to payment').click();
  await page.getByLabel('Card number').fill('4242424242424242');
  await page.getByLabel('Expiry (MM / YY)').fill('12/34');
  await page.getByLabel('Security code').fill('123');
  await button(page, 'Subscribe').click();
  await expect(page.getByRole('heading', { name: 'Thank you, the payment has arrived' })).toBeVisible();
  await expect(page.getByText('8 classes are left now.')).toBeVisible();
  await page.goto('/dashboard/subscriptions/invoices');
  await expect(page.getByRole('row', { name: /Steady/ })).toContainText('Paid');
  await page.goto(PACKAGES);
  await expect(page.getByText(/^Subscribed to/)).toBeVisible();
  await expect(button(page, 'Subscribe monthly').first()).toBeDisabled();
});
