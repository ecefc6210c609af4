import { screen } from '@testing-library/react';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { type Managed, managedResponse } from '#/api/purchases.ts';
import { aSubscription } from '#/testing/purchases.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { take } from '#/testing/server.ts';
import { signInAsBuyer } from '#/testing/sign-in.ts';

const PAGE = '/dashboard/subscriptions/managed?since=2026-11-28T09:00:00.000Z';
const serveManaged = (...data: Managed[]) =>
  take('post', 'subscriptions/managed/refresh', v.parse(managedResponse, { data }));
const maryam = { id: '21', name: 'Maryam' };
const plain = (text: string | null | undefined) => text?.replaceAll(/[\u2066-\u2069]/g, '');

test('after a mended card the page says what was paid and how many classes came, and leads back to home', async () => {
  signInAsBuyer('guest', null, ['parent']);
  serveManaged({ student: maryam, subscription: aSubscription, paid: { currency: 'GBP', amount: 59.9, classes: 12 } });
  await renderAt(`${PAGE}&from=home`);
  expect(plain((await screen.findByText(/12 classes added/)).textContent)).toBe('£59.90 paid, 12 classes added.');
  expect(screen.getByText('Renews on 2 Apr 2026')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to home' }).getAttribute('href')).toBe('/dashboard/statistics');
});

test('after a cancellation the page says when the subscription ends, in Arabic too', async () => {
  signInAsBuyer('student', '8');
  const ending = { ...aSubscription, endsAt: '2026-04-02T09:00:00.000Z' };
  serveManaged({ student: { id: '1', name: 'Layla' }, subscription: ending, paid: null });
  await renderAt(`${PAGE}&from=packages`, 'ar');
  expect(await screen.findByText(/^ينتهي في .* وتبقى الحصص المدفوعة$/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'العودة إلى الباقات' })).toBeTruthy();
});

test('a renewal that is still unpaid is said, with the button that updates the card', async () => {
  signInAsBuyer('guest', null, ['parent']);
  serveManaged({ student: maryam, subscription: { ...aSubscription, state: 'past_due' }, paid: null });
  await renderAt(`${PAGE}&from=invoices`);
  expect(plain((await screen.findByText(/still unpaid/)).textContent)).toBe('$40 is still unpaid.');
  expect(screen.getByRole('button', { name: 'Update the card' })).toBeTruthy();
});

test('without a running subscription the page says so, and leads back to the profile', async () => {
  signInAsBuyer('student');
  serveManaged();
  await renderAt(`${PAGE}&from=profile`);
  expect(await screen.findByText('There is no active subscription. Paid classes remain.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to the profile' }).getAttribute('href')).toBe('/profile');
});
