import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aStep, serveNextSteps } from '#/testing/next-steps.ts';
import { aPurchase, serveReturn } from '#/testing/purchases.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { reject, serve } from '#/testing/server.ts';
import { signInAsBuyer } from '#/testing/sign-in.ts';

const PAGE = '/dashboard/subscriptions/payment/6';
const open = aPurchase({ state: 'open', classesAdded: 0 });

beforeEach(() => signInAsBuyer());

test('a received payment shows the added and remaining classes', async () => {
  serveReturn(aPurchase());
  await renderAt(PAGE);
  expect(await screen.findByText('Thank you, the payment has arrived')).toBeTruthy();
  expect(screen.getByText(/8 classes of .*Eight classes.* were added\./)).toBeTruthy();
  expect(screen.getByText('11 classes remain.')).toBeTruthy();
  expect(screen.getByText(/^\u2068\$40\u2069 paid\.$/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open the calendar' })).toBeTruthy();
});

test('after a payment make-ups are shown below the remaining classes (D103)', async () => {
  serveReturn(aPurchase({ student: { id: '12', name: 'Maryam' } }));
  serve('students/12/makeups', { data: [{ id: '1', until: '2026-01-26', isOpen: true }] });
  await renderAt(PAGE);
  expect(await screen.findByText('1 make-up class until \u206826 January\u2069')).toBeTruthy();
});

test('a payment is shown as being confirmed until the server knows its result', async () => {
  serveReturn(open, aPurchase());
  await renderAt(PAGE);
  expect(await screen.findByText('Payment is being confirmed…')).toBeTruthy();
  expect(await screen.findByText('Thank you, the payment has arrived')).toBeTruthy();
});

test.each([
  ['a checkout that was left', '?cancelled=1', open, 'Nothing was paid'],
  ['a checkout that has expired', '', aPurchase({ state: 'expired', classesAdded: 0 }), 'The payment page has expired'],
  ['a payment of another amount', '', aPurchase({ held: true, classesAdded: 0 }), 'The payment is under review'],
  ['a refunded payment', '', aPurchase({ state: 'paid', classesAdded: 0 }), 'The payment was refunded'],
  ['a payment that the bank makes later', '', { ...open, pending: true }, 'The payment is on its way'],
  [
    'a payment that the bank did not make',
    '',
    aPurchase({ state: 'failed', classesAdded: 0 }),
    'The bank did not make the payment',
  ],
  ['a declined card', '', aPurchase({ state: 'past_due', classesAdded: 0 }), 'The card was declined'],
])('the page after %s says so, and has one link', async (_case, search, purchase, title) => {
  serveReturn(purchase);
  await renderAt(PAGE + search);
  expect(await screen.findByText(title)).toBeTruthy();
  const isOver = ['Nothing was paid', 'The payment page has expired'].includes(title);
  const [back, ...others] = screen.getAllByRole('link', { name: /^Back to the/ });
  expect(others).toEqual([]);
  expect(back?.getAttribute('href')).toBe(
    isOver
      ? '/dashboard/subscriptions/packages/buy?package=8&kind=monthly&currency=USD'
      : '/dashboard/subscriptions/packages',
  );
});

test('the page after a payment is translated into Arabic', async () => {
  serveReturn(aPurchase());
  await renderAt(PAGE, 'ar');
  expect(await screen.findByText('شكرًا، وصلت الدفعة')).toBeTruthy();
  expect(screen.getByText('المتبقي 11 حصة.')).toBeTruthy();
});

test("another user's payment is not found", async () => {
  reject('post', 'subscriptions/purchases/6/refresh', 404);
  await renderAt(PAGE);
  expect(await screen.findByText('Payment not found')).toBeTruthy();
});

test('after a payment for a child the page names the child and the next steps, in order (D119)', async () => {
  serveReturn(aPurchase({ student: { id: '12', name: 'Maryam' } }));
  serveNextSteps(aStep({ teacherBy: '2099-11-27T12:00:00.000Z' }));
  await renderAt(PAGE);
  expect(await screen.findByText(/The classes are for .*Maryam/)).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'What happens now' })).toBeTruthy();
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines[0]).toMatch(/^The academy will choose a teacher for .*Maryam.*27 November 2099/);
  expect(lines[2]).toMatch(/^The first class will be scheduled/);
  expect(screen.queryByRole('link', { name: 'Open the calendar' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Go to home' }).getAttribute('href')).toBe('/dashboard/statistics');
  expect(screen.getByRole('link', { name: 'Write to the academy' }).getAttribute('href')).toMatch(
    /^\/dashboard\/messaging\/chats\/0\?text=Level/,
  );
});

test('a finished step has its date, in Arabic too', async () => {
  serveReturn(aPurchase({ student: { id: '12', name: 'مريم' } }));
  const teacher = { id: '7', name: 'سلمى' };
  serveNextSteps(aStep({ teacher, firstClassAt: '2026-11-29T14:00:00.000Z' }));
  await renderAt(PAGE, 'ar');
  expect(await screen.findByRole('heading', { name: 'ما الخطوات التالية؟' })).toBeTruthy();
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines[0]).toMatch(/سلمى/);
  expect(screen.getByRole('link', { name: 'فتح التقويم' })).toBeTruthy();
  expect(lines[2]).toMatch(/^الحصة الأولى: .*29 نوفمبر 2026/);
});
