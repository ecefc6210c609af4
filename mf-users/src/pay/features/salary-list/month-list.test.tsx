import { signInForTest } from '@academy/shared-auth/testing';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { serveSalaries, serveStatistics } from '#/pay/testing/pay.ts';
import { aMonthSummary, serveMonthList } from '#/pay/testing/salary-months.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { aTeacherProfile, aUser, reject, serveUsers } from '#/testing/server.ts';

const PATH = '/dashboard/users/7/salaries';
const three = [
  aMonthSummary({ month: '2026-11', is_over: false, total: 12.5, lines: 1 }),
  aMonthSummary({
    month: '2026-10',
    lines: 5,
    parts: {
      priced: [{ count: 2, price: 12, percent: 100, price_per_hour: null, minutes: null }],
      unpaid: 1,
      unpriced: 2,
      paid_before: 0,
      adjusted: 0,
    },
  }),
  aMonthSummary({ month: '2026-09', closed_at: '2026-10-02T09:00:00.000Z', total: 1010 }),
];

beforeEach(() => {
  signInForTest({ id: '1', role: 'admin', roles: ['admin'] }, ['users.read', 'users.update']);
  serveUsers([aUser({ id: '7', name: 'Salma Haddad', role: 'teacher', teacher: aTeacherProfile() })]);
  serveStatistics('2026-11');
  serveSalaries([], null);
});

const list = (name = 'Months') => screen.findByRole('list', { name });
const textsOf = (items: HTMLElement[]) => items.map((item) => item.textContent?.replace(/[\u2066-\u2069]/g, ''));

test('the salary months of a teacher are listed latest first, each with a link to its lines', async () => {
  serveMonthList(three);
  await renderAt(PATH);
  const items = within(await list()).getAllByRole('listitem');
  expect(textsOf(items)).toEqual([
    'November 20261 classRunning$12.50',
    'October 20262 paid × $12.00 · 1 teacher absence · 2 classes have no priceOpen$24.00',
    'September 20262 classesClosed$1,010.00',
  ]);
  const links = items.map((item) => within(item).getByRole('link').getAttribute('href'));
  expect(links).toEqual(['2026-11', '2026-10', '2026-09'].map((month) => `${PATH}/months/${month}`));
});

test('the salary months of a teacher are listed in Arabic', async () => {
  serveMonthList(three);
  await renderAt(PATH, 'ar');
  const texts = textsOf(within(await list('الأشهر')).getAllByRole('listitem'));
  expect(texts[0]).toMatch(/2026حصة واحدة/);
  expect(texts[2]).toContain('حصتان');
});

test('older salary months are shown on request', async () => {
  const months = Array.from({ length: 14 }, (_, index) =>
    aMonthSummary({ month: new Date(Date.UTC(2026, 10 - index)).toISOString().slice(0, 7) }),
  );
  serveMonthList(months);
  const { user } = await renderAt(PATH);
  expect(within(await list()).getAllByRole('listitem')).toHaveLength(12);
  await user.click(screen.getByRole('button', { name: 'Show older months' }));
  expect(await screen.findByRole('link', { name: 'October 2025' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show older months' })).toBeNull();
});

test('salary months that failed to load can be retried while the prices stay', async () => {
  reject('get', 'teacher-salaries/7/months', 500);
  const { user } = await renderAt(PATH);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(await screen.findByText('No price yet')).toBeTruthy();
  serveMonthList(three);
  await user.click(retry);
  expect(within(await list()).getAllByRole('listitem')).toHaveLength(3);
});
