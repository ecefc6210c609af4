import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aSubscription, serveSummary } from '#/testing/purchases.ts';
import { renderInSlot } from '#/testing/render-at.tsx';
import { signInAsBuyer } from '#/testing/sign-in.ts';

const open = (language: 'en' | 'ar' = 'en') =>
  renderInSlot('child.summary', { studentId: '21', name: 'Maryam' }, language, 'child-money');

beforeEach(() => signInAsBuyer('guest', null, ['parent']));

test('the card of a subscribed child says when it renews, and offers to manage it and nothing to buy (D170)', async () => {
  const searches = serveSummary({ subscription: aSubscription, may: { manage: true }, noBuying: 'subscribed' });
  await open();
  expect(await screen.findByText(/^Subscription: .*Eight classes.* · Renews on 2 Apr 2026/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Manage subscription' })).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
  expect(searches[0]?.get('student_id')).toBe('21');
});

test('the card of a child without a subscription leads to the packages', async () => {
  await open();
  const link = await screen.findByRole('link', { name: 'Buy classes' });
  expect(link.getAttribute('href')).toBe('/dashboard/subscriptions/packages?for=21');
});

test.each([
  ['subscribed', 'en', /^.*Maryam.* has a subscription: nothing else/],
  ['being_confirmed', 'ar', /^هناك دفعة لـ.*Maryam.* بانتظار الدفع أو التأكيد/],
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

test("the card of another family's child says nothing of money", async () => {
  const searches = serveSummary({ noBuying: 'not_yours' });
  await open();
  await waitFor(() => expect(searches).toHaveLength(1));
  expect(screen.getByRole('region', { name: 'Place' }).textContent).toBe('');
});
