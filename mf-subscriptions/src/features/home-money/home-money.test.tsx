import { screen, within } from '@testing-library/react';
import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { type Money, moneyResponse } from '#/api/money.ts';
import { renderInSlot } from '#/testing/render-at.tsx';
import { reject, serve } from '#/testing/server.ts';
import { signInAsAdmin } from '#/testing/sign-in.ts';

beforeEach(() => {
  localStorage.clear();
  signInAsAdmin();
});

const months = (first: number) =>
  Array.from({ length: 12 }, (_, index) => ({
    month: `2026-${String(index + 1).padStart(2, '0')}`,
    card: index === 11 ? first : 0.1,
    transfers: index > 9 ? 0.2 : 0,
  }));
const serveMoney = (data: Money) => serve('statistics/money', v.parse(moneyResponse, { data }));
const open = (language: 'en' | 'ar' = 'en') => renderInSlot('home.widget', {}, language, 'home-money');
const sums = async () =>
  (await screen.findAllByRole('definition')).map(({ textContent, nextElementSibling, previousElementSibling }) => [
    (previousElementSibling ?? nextElementSibling)?.textContent,
    textContent,
  ]);

test('the income of this month, the last month and the year is summed by currency', async () => {
  serveMoney([
    { currency: 'USD', months: months(1200) },
    { currency: 'KWD', months: months(5.125) },
  ]);
  const { user } = await open();
  expect(await sums()).toEqual([
    ['This month', '$1,200.20'],
    ['Last month', '$0.30'],
    ['Last 12 months', '$1,201.50'],
  ]);
  const table = await screen.findByRole('table', { name: 'Income by month, USD, refunds deducted' });
  const last = within(table).getAllByRole('row').at(-1);
  expect(last?.textContent).toBe('December 2026$1,200$0.20');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Currency' }), 'KWD');
  expect((await sums())[0]?.[1]).toMatch(/KWD\s5.325/);
});

test('an academy without income says so, in Arabic too', async () => {
  serveMoney([]);
  const { unmount } = await open();
  expect(await screen.findByText('No income during the last 12 months.')).toBeTruthy();
  unmount();
  await open('ar');
  expect(await screen.findByText('لا إيرادات في آخر 12 شهرًا.')).toBeTruthy();
});

test('income that could not be loaded can be retried', async () => {
  reject('get', 'statistics/money', 503);
  const { user } = await open();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  serveMoney([]);
  await user.click(retry);
  expect(await screen.findByText('No income during the last 12 months.')).toBeTruthy();
});
