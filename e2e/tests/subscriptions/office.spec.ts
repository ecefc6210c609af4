import type { Academy } from '../../src/academy.ts';
import { cards } from '../../src/domains/cards.ts';
import { madeUser, type NewUser, newUser } from '../../src/domains/users.ts';
import { findAndTake, press, takeByKeyboard, typeInto } from '../../src/keyboard.ts';
import { expect, test } from '../../src/test.ts';

const PACKAGES = '/dashboard/subscriptions/packages';
const TRANSFERS = '/dashboard/subscriptions/bank-transfers';

/** Makes a buyer subscribe, with the same calls as the screens. */
async function subscribe(academy: Academy, buyer: NewUser, packageId: string): Promise<void> {
  const start = `subscriptions/monthly/${packageId}?currency=USD`;
  const { url, purchase } = await academy.call<{ url: string; purchase: string }>('POST', start, { as: buyer });
  const body = new URLSearchParams({ number: cards.good, expiry: '12/50', cvc: '123' });
  await fetch(url, { method: 'POST', body, redirect: 'manual' });
  const read = `subscriptions/purchases/${purchase}`;
  const state = async () => (await academy.call<{ data: { state: string } }>('GET', read, { as: buyer })).data.state;
  await expect.poll(state).toBe('active');
}

test('staff make a package, deactivate it while a student has it, reactivate it, and record a bank transfer with its classes, by keyboard alone', async ({
  page,
  academy,
  signInAs,
  openAs,
}, { testId }) => {
  test.slow();
  const title = `Ten classes ${testId}`;
  const holder = newUser('Samir');
  const holderId = await madeUser(academy, holder, 'guest');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await signInAs('admin');

  await test.step('staff make a package', async () => {
    await page.goto(PACKAGES);
    await press(page, page.getByRole('link', { name: 'Add package' }));
    await typeInto(page, page.getByLabel('Title in English'), title);
    await typeInto(page, page.getByLabel('Number of classes'), '10');
    await findAndTake(page, 'Currency 1', 'USD');
    await typeInto(page, page.getByLabel('Amount 1'), '60.50');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('row', { name: title })).toContainText('$60.50');
  });

  const { data } = await academy.call<{ data: { _id: string; title: string }[] }>('GET', 'packages?limit=100', {
    as: 'admin',
  });
  await subscribe(academy, holder, data.find((each) => each.title === title)?._id ?? '');
  const holderPage = await openAs(holder, PACKAGES);
  const card = holderPage.getByRole('listitem').filter({ hasText: title });

  await test.step('a deactivated package stays with its student and is marked, and nobody else sees it', async () => {
    await takeByKeyboard(page, title, 'Deactivate');
    await expect(page.getByText(/Current subscribers keep it/)).toBeVisible();
    await press(page, button('Deactivate'));
    await expect(page.getByRole('row', { name: title })).toContainText('Deactivated');
    await holderPage.reload();
    await expect(card.getByText('Subscribed')).toBeVisible();
    await expect(card.getByText('No longer offered')).toBeVisible();
    const student = await openAs('student', PACKAGES);
    await expect(student.getByRole('listitem').filter({ hasText: 'Steady' })).toBeVisible();
    await expect(student.getByRole('listitem').filter({ hasText: title })).toHaveCount(0);
  });

  await test.step('a reactivated package is offered again', async () => {
    await takeByKeyboard(page, title, 'Reactivate');
    await press(page, button('Reactivate'));
    await expect(page.getByRole('row', { name: title })).toContainText('On offer');
    await holderPage.reload();
    await expect(card.getByText('Subscribed')).toBeVisible();
    await expect(card.getByText('No longer offered')).toHaveCount(0);
  });

  await test.step('a bank transfer is recorded, and its classes are added', async () => {
    await page.goto(TRANSFERS);
    await press(page, page.getByRole('link', { name: 'Add bank transfer' }));
    await findAndTake(page, 'Payer', holder.name);
    await typeInto(page, page.getByLabel('Amount'), '75');
    await findAndTake(page, 'Currency', 'GBP');
    await typeInto(page, page.getByLabel('Date'), '5/1/2026');
    await typeInto(page, page.getByLabel('Reference number'), testId);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('row', { name: testId })).toContainText('£75');
    await press(page, page.getByRole('link', { name: 'Add classes to this student' }));
    await expect(page).toHaveURL(new RegExp(`/users/remaining-classes/${holderId}\\?bank_transfer=\\d+$`));
    await typeInto(page, page.getByRole('textbox', { name: 'New number' }), '22');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('row', { name: /\+12/ })).toContainText('22');
  });
});
