import type { Page } from 'playwright/test';
import { madeParent, remainingOf } from '../../src/domains/families.ts';
import { aPicture } from '../../src/domains/files.ts';
import { press, tabTo, typeInto } from '../../src/keyboard.ts';
import { expectSound } from '../../src/sound.ts';
import { expect, phone, test } from '../../src/test.ts';

const CLASSES = 8;

test.use(phone);

/** Buys eight classes for a child by transfer, from the child's card. */
async function buyByTransfer(page: Page, child: string): Promise<void> {
  await page.goto('/dashboard/statistics');
  await page.getByRole('tab', { name: child }).click();
  await page.getByRole('region', { name: child }).getByRole('link', { name: 'شراء حصص' }).click();
  await page
    .getByRole('listitem')
    .filter({ hasText: 'بانتظام' })
    .getByRole('link', { name: 'شراء لمرة واحدة' })
    .click();
  await expect(page.getByLabel('الطالب', { exact: true }).locator('option:checked')).toHaveText(child);
  await page.getByRole('button', { name: 'الدفع بحوالة بنكية' }).click();
  await expect(page.getByRole('heading', { name: 'التحويل إلى' })).toBeVisible();
}

/** Says "I have paid", with a picture of the bank's screen; without an amount for all of it. */
async function report(page: Page, reference: string, amount?: string): Promise<void> {
  await page.getByLabel('إثبات التحويل').setInputFiles(aPicture('transfer.png'));
  if (amount) await page.getByLabel(/^المبلغ \(/).fill(amount);
  await page.getByLabel('الرقم المرجعي لدى البنك').fill(reference);
  await page.getByRole('button', { name: 'إرسال إلى الأكاديمية' }).click();
  await expect(page.getByText('أُرسلت. ستراجع الأكاديمية الحوالة.')).toBeVisible();
}

/** Opens the due of a child from the list of what is to be reviewed: others' transfers may be first in the queue. */
async function openDue(office: Page, child: string): Promise<void> {
  await office.goto('/dashboard/subscriptions/dues?status=reported&per_page=100');
  await press(office, office.getByRole('main').getByRole('link', { name: child }));
  await expect(office.getByRole('button', { name: 'Accept', exact: true })).toBeVisible();
}

test('a mother pays by transfer for two children on a phone in Arabic: one transfer is rejected and reported again, one comes in two parts', async ({
  page,
  academy,
  prefer,
  signInAs,
  openAs,
}, { testId }) => {
  test.slow();
  const { parent, children } = await madeParent(academy, ['زينب', 'Yusuf']);
  const [first, second] = children;
  if (!first || !second) throw new Error('there are no children');
  await prefer({ language: 'ar' });
  await signInAs(parent);
  const office = await openAs('admin', '/dashboard/subscriptions/dues');
  const button = (name: string) => office.getByRole('button', { name, exact: true });

  await test.step('she buys for the first child, and reports the transfer', async () => {
    await buyByTransfer(page, first.name);
    await expect(page.getByText('JO94 CBJO 0010 0000 0000 0131 0003 02')).toBeVisible();
    await expectSound(page);
    await report(page, `${testId}-1`);
    await expect(page.getByText('بانتظار المراجعة').first()).toBeVisible();
    await expectSound(page);
  });

  await test.step('the office rejects it with a reason, by keyboard', async () => {
    await openDue(office, first.name);
    await press(office, button('Reject'));
    const dialog = office.getByRole('alertdialog');
    await typeInto(office, dialog.getByLabel('Reason'), 'الصورة غير واضحة');
    await press(office, dialog.getByRole('button', { name: 'Reject', exact: true }));
    await expect(office.getByText('Transfer rejected')).toBeVisible();
    expect(await remainingOf(academy, first)).toBe(0);
  });

  await test.step('she reads the reason on her start page, and reports it again', async () => {
    await page.goto('/dashboard/statistics');
    await expect(page.getByText(/لم تُقبل الحوالة: .*الصورة غير واضحة/)).toBeVisible();
    await expectSound(page);
    await page.getByRole('link', { name: 'الدفع أو الإبلاغ عن حوالة' }).first().click();
    await report(page, `${testId}-1`);
  });

  await test.step('the office accepts it by one press: the child has its classes, the family a receipt', async () => {
    await openDue(office, first.name);
    await press(office, button('Accept'));
    await expect(office.getByText('Transfer accepted')).toBeVisible();
    expect(await remainingOf(academy, first)).toBe(CLASSES);
    await page.goto('/dashboard/subscriptions/receipts');
    await expect(page.getByText(first.name).first()).toBeVisible();
  });

  await test.step('for the second child a part arrives first: no classes yet, and the rest is named', async () => {
    await buyByTransfer(page, second.name);
    await report(page, `${testId}-2`);
    await openDue(office, second.name);
    const received = office.getByLabel(/^Amount received/);
    await tabTo(office, received);
    await typeInto(office, received, '10');
    await press(office, button('Accept'));
    await expect(office.getByText('Transfer accepted')).toBeVisible();
    expect(await remainingOf(academy, second)).toBe(0);
    await page.reload();
    await expect(page.getByText('مدفوع جزئيًا').first()).toBeVisible();
    await expectSound(page);
  });

  await test.step('she pays the rest, which the form has filled in', async () => {
    await report(page, `${testId}-3`);
    await openDue(office, second.name);
    await press(office, button('Accept'));
    await expect(office.getByText('Transfer accepted')).toBeVisible();
    expect(await remainingOf(academy, second)).toBe(CLASSES);
    await page.reload();
    await expect(page.getByText('مدفوع بالكامل').first()).toBeVisible();
  });
});
