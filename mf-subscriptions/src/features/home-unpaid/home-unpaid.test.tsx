import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aDue, aReport, serveDues } from '#/testing/dues.ts';
import { aSubscription, serveSummary } from '#/testing/purchases.ts';
import { renderInSlot } from '#/testing/render-at.tsx';
import { signInAsBuyer } from '#/testing/sign-in.ts';

const open = (language: 'en' | 'ar' = 'en') => renderInSlot('home.widget', {}, language, 'home-unpaid');
const unpaid = {
  ...aSubscription,
  state: 'past_due',
  payer: { id: '9', name: 'Amina' },
  unpaid: { currency: 'GBP', amount: 59.9, since: '2026-11-24T09:00:00.000Z' },
};
const family = (manage: boolean) => [{ student: { id: '21', name: 'Maryam' }, subscription: unpaid, may: { manage } }];
const plain = (text: string | null | undefined) => text?.replaceAll(/[\u2066-\u2069]/g, '');

test('an unpaid renewal stands on home with its amount, its child, and a button that updates the card (D114)', async () => {
  signInAsBuyer('guest', null, ['parent']);
  serveSummary({ family: family(true) });
  await open();
  const heading = await screen.findByRole('heading', { level: 2 });
  expect(plain(heading.textContent)).toBe('£59.90 for Maryam is unpaid');
  expect(screen.getByText(/^The renewal of .*Eight classes.* on .*24 Nov 2026/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Update the card' })).toBeTruthy();
});

test('a parent who does not pay reads who does, in Arabic too', async () => {
  signInAsBuyer('guest', null, ['parent']);
  serveSummary({ family: family(false) });
  await open('ar');
  const card = within(await screen.findByRole('region', { name: /مبلغ لم يُدفع عن .*Maryam/ }));
  expect(card.getByText(/^الدفع من حساب .*Amina/)).toBeTruthy();
  expect(card.queryByRole('button')).toBeNull();
});

test('home asks only for dues of the viewer’s own purchases, and leads to each (D131)', async () => {
  signInAsBuyer('guest');
  serveSummary({ hasDues: true });
  const asked = serveDues([aDue({ overdueDays: 3 })]);
  await open();
  const link = await screen.findByRole('link', { name: 'Pay, or report a transfer' });
  expect(link.getAttribute('href')).toBe('/dashboard/subscriptions/dues/3');
  expect(plain(screen.getByRole('heading', { level: 2 }).textContent)).toMatch(/^Overdue since .*: \$40$/);
  expect(asked.map((each) => each.get('own'))).toEqual(['true']);
});

test('a due with a reported transfer is not overdue for the family, which waits for the academy (D132)', async () => {
  signInAsBuyer('guest');
  serveSummary({ hasDues: true });
  serveDues([aDue({ overdueDays: 3, state: 'reported', reports: [aReport()] })]);
  await open();
  expect(await screen.findByRole('link', { name: 'Details' })).toBeTruthy();
  expect(plain(screen.getByRole('heading', { level: 2 }).textContent)).toMatch(/^Due .*: \$40$/);
  expect(screen.getByText(/The academy is reviewing it/)).toBeTruthy();
});

test('a paid subscription takes no place on home', async () => {
  signInAsBuyer('student', '8');
  serveSummary({ subscription: aSubscription, may: { manage: true } });
  await open();
  await waitFor(() => expect(screen.getByRole('region', { name: 'Place' }).childElementCount).toBe(0));
});
