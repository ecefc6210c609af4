import { signInForTest } from '@academy/shared-auth/testing';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aSalary, serveSalaries, serveStatistics } from '#/pay/testing/pay.ts';
import { serveMonthList } from '#/pay/testing/salary-months.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { aUser, nothing, serveUsers } from '#/testing/server.ts';

/** A person of whom the API gives the name alone. */
const named = (id: string, name: string, role: string) =>
  aUser({
    id,
    name,
    role,
    roles: [role],
    email: null,
    student: null,
    teacher: null,
    may: { ...nothing, viewSalaries: true, changeSalaries: true },
  });

beforeEach(() => {
  signInForTest({ id: '1', role: 'accountant', roles: ['accountant'] }, [
    'salaries.read',
    'salaries.update',
    'users.names',
    'money.read',
  ]);
});

test('whoever does the salaries finds each teacher by name, with a link to prices and months (D149)', async () => {
  const { asked } = serveUsers([named('7', 'Salma Haddad', 'teacher'), named('8', 'Layla', 'student')]);
  await renderAt('/dashboard/salaries');
  const link = await screen.findByRole('link', { name: 'Salma Haddad' });
  expect(link.getAttribute('href')).toBe('/dashboard/users/7/salaries');
  expect(screen.queryByText('Layla')).toBeNull();
  expect(Object.fromEntries(asked[0] ?? [])).toMatchObject({ role: 'teacher', names: 'true', sort: 'name' });
});

test('an accountant sets prices on the page of a teacher, and no link leads to the person', async () => {
  serveUsers([named('7', 'Salma Haddad', 'teacher')]);
  serveStatistics('2026-11');
  serveMonthList([]);
  serveSalaries([aSalary({ id: '2', price_per_class: 10, effective_from: '2026-03-01' })], '2026-03-01');
  await renderAt('/dashboard/users/7/salaries');
  expect(await screen.findByText('Salma Haddad')).toBeTruthy();
  await waitFor(() => expect(screen.getAllByRole('link', { name: 'Add price' }).length).toBe(1));
  expect(screen.queryByRole('link', { name: 'Salma Haddad' })).toBeNull();
});
