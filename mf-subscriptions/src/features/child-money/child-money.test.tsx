import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aDue, serveDues } from '#/testing/dues.ts';
import { aPackage, servePackages } from '#/testing/packages.ts';
import { aSubscription, serveSummary } from '#/testing/purchases.ts';
import { renderInSlot } from '#/testing/render-at.tsx';
import { signInAsBuyer } from '#/testing/sign-in.ts';

const open = (language: 'en' | 'ar' = 'en') =>
  renderInSlot('child.summary', { studentId: '21', name: 'Maryam' }, language, 'child-money');

beforeEach(() => signInAsBuyer('guest', null, ['parent']));

test('the card of a subscribed child says when it renews, and offers to manage it and nothing to buy (D170)', async () => {
  servePackages([]);
  const searches = serveSummary({ subscription: aSubscription, may: { manage: true }, noBuying: 'subscribed' });
  await open();
  expect(await screen.findByText(/^Subscription: .*Eight classes.* · Renews on 2 Apr 2026/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Manage subscription' })).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
  expect(searches[0]?.get('student_id')).toBe('21');
});

test('the card of a subscribed child leads to extra classes where some are on offer (D133)', async () => {
  serveSummary({ subscription: aSubscription, noBuying: 'subscribed' });
  servePackages([aPackage({ _id: '9', forSubscribers: true })]);
  await open();
  const link = await screen.findByRole('link', { name: 'Extra classes' });
  expect(link.getAttribute('href')).toBe('/dashboard/subscriptions/packages?for=21');
});

test('the card of a child without a subscription leads to the packages', async () => {
  await open();
  const link = await screen.findByRole('link', { name: 'Buy classes' });
  expect(link.getAttribute('href')).toBe('/dashboard/subscriptions/packages?for=21');
});

test.each([
  ['subscribed', 'en', /^.*Maryam.* has a subscription: nothing else/],
  ['being_confirmed', 'ar', /^هناك مبلغ لم يُدفع بعد لـ.*Maryam/],
  ['not_configured', 'ar', /^الدفع بالبطاقة غير متاح حاليًا/],
] as const)(
  'a child for whom nothing can be bought (%s) has no link to buy, but the reason (%s)',
  async (noBuying, language, text) => {
    serveSummary({ noBuying });
    await open(language);
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Buy classes|شراء حصص/ })).toBeNull();
  },
);

test('where no card can be charged, the card of a child leads to packages that are paid by transfer (D130)', async () => {
  serveSummary({ provider: null, noBuying: 'not_configured', transferCurrencies: ['USD'] });
  await open();
  expect(await screen.findByRole('link', { name: 'Buy classes' })).toBeTruthy();
});

test('a child whose purchase is still to be paid has a link to it', async () => {
  serveSummary({ student: { id: '5', name: 'Yusuf' }, noBuying: 'being_confirmed', hasDues: true });
  serveDues([aDue()]);
  await open();
  const link = await screen.findByRole('link', { name: 'Pay, or report a transfer' });
  expect(link.getAttribute('href')).toBe('/dashboard/subscriptions/dues/3');
});

test("the card of another family's child says nothing of money", async () => {
  const searches = serveSummary({ noBuying: 'not_yours' });
  await open();
  await waitFor(() => expect(searches).toHaveLength(1));
  expect(screen.getByRole('region', { name: 'Place' }).textContent).toBe('');
});
