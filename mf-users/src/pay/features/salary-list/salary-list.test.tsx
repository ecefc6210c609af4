import { signInForTest } from '@academy/shared-auth/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { anOwnProfile, serveOwnProfile } from '#/account/testing/own-account.ts';
import { aSalary, serveSalaries, serveStatistics } from '#/pay/testing/pay.ts';
import { serveMonthList } from '#/pay/testing/salary-months.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { aTeacherProfile, aUser, nothing, reject, server, serveUsers } from '#/testing/server.ts';

const PATH = '/dashboard/users/7/salaries';
const staff = ['users.read', 'users.update'];
const three = [
  aSalary({ id: '3', price_per_class: 12.5, effective_from: '2027-01-01' }),
  aSalary({ id: '2', price_per_class: 1010, effective_from: '2026-03-01' }),
  aSalary({ id: '1', price_per_class: 0, effective_from: '2025-01-01' }),
];

beforeEach(() => {
  signInForTest({ id: '1', role: 'admin', roles: ['admin'] }, staff);
  serveUsers([aUser({ id: '7', name: 'Salma Haddad', role: 'teacher', teacher: aTeacherProfile() })]);
  serveStatistics('2026-11');
  serveMonthList([]);
});

const row = (name: RegExp) => screen.findByRole('row', { name });

test('prices show two decimals and which one is current', async () => {
  serveSalaries(three, '2026-03-01');
  await renderAt(PATH);
  const inForce = within(await row(/1 Mar 2026/));
  expect(inForce.getByRole('cell', { name: '$1,010.00' })).toBeTruthy();
  expect(inForce.getByText('In force')).toBeTruthy();
  expect(within(await row(/1 Jan 2027/)).getByText('Planned')).toBeTruthy();
  expect(within(await row(/1 Jan 2025/)).getByText('Past')).toBeTruthy();
  expect(await screen.findByText('T-0001')).toBeTruthy();
});

test('the current month’s numbers are above the prices', async () => {
  serveSalaries(three, '2026-03-01');
  await renderAt(PATH);
  expect(await screen.findByText('$1,012.50')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'November 2026' })).toBeTruthy();
  expect(screen.getByText('Current students').nextElementSibling?.textContent).toBe('9');
  expect(screen.getByRole('link', { name: 'All months' }).getAttribute('href')).toBe('/dashboard/users/statistics/7');
  expect(screen.queryByText(/no price/)).toBeNull();
});

test('classes without a price are reported with a link to set one', async () => {
  serveSalaries([], null);
  serveStatistics('2026-11', () => ({ unpriced_classes: 3 }));
  await renderAt(PATH);
  await screen.findByText(/3 classes of this month have no price/);
  expect(screen.getByRole('link', { name: 'Set a price' }).getAttribute('href')).toBe(`${PATH}/add`);
});

test('deleting a price asks first and names the consequences', async () => {
  const held = serveSalaries(three, '2026-03-01');
  server.use(
    http.delete('*/api/teacher-salaries/7/2', () => {
      held.salaries = held.salaries.filter(({ id }) => id !== '2');
      return HttpResponse.json({ message: 'Salary deleted' });
    }),
  );
  const { user } = await renderAt(PATH);
  await user.click(within(await row(/1 Mar 2026/)).getByRole('button', { name: /Actions/ }));
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete this price?' });
  expect(within(dialog).getByText(/Classes from 1 Mar 2026 on/)).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Price deleted')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('row', { name: /1 Mar 2026/ })).toBeNull());
});

test('a failed deletion of a price is reported in the dialog and keeps the price', async () => {
  serveSalaries(three, '2026-03-01');
  reject('delete', 'teacher-salaries/7/2', 500);
  const { user } = await renderAt(PATH, 'ar');
  await user.click(within(await row(/2026/)).getByRole('button'));
  await user.click(screen.getByRole('menuitem', { name: 'حذف' }));
  const dialog = await screen.findByRole('alertdialog');
  await user.click(within(dialog).getByRole('button', { name: 'حذف' }));
  expect(await within(dialog).findByText(/لم يُحذف السعر/)).toBeTruthy();
});

test('a teacher reads their own prices and changes none', async () => {
  signInForTest({ id: '7', name: 'Salma Haddad', role: 'teacher', roles: ['teacher'] }, ['users.read']);
  serveOwnProfile(anOwnProfile({ id: '7', may: nothing }));
  serveSalaries(three, '2026-03-01');
  await renderAt(PATH);
  expect(within(await row(/1 Mar 2026/)).getByText('In force')).toBeTruthy();
  expect(screen.getByText('Salma Haddad')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Add price' })).toBeNull();
  expect(screen.queryByRole('button', { name: /Actions/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'My profile' })).toBeTruthy();
});

test('an empty price list offers the first step to viewers who may take it', async () => {
  serveSalaries([], null);
  await renderAt(PATH);
  expect(await screen.findByText('No price yet')).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'Add price' })).toHaveLength(2);
});

test('a leader has no salary page (D33)', async () => {
  signInForTest({ id: '5', role: 'leader', roles: ['leader'] }, ['users.read']);
  serveUsers([aUser({ id: '7', role: 'teacher', may: nothing })]);
  reject('get', 'teacher-salaries/7', 404, { code: 'not_found' });
  await renderAt(PATH);
  expect(await screen.findByText('User not found')).toBeTruthy();
});

test('a user who is no teacher has no salaries', async () => {
  serveSalaries([], null);
  reject('get', 'teacher-statistics', 404, { code: 'not_found' });
  await renderAt(PATH);
  expect(await screen.findByText('User not found')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Add price' })).toBeNull();
});

test('numbers of the month that failed to load can be retried while the list stays', async () => {
  serveSalaries(three, '2026-03-01');
  reject('get', 'teacher-statistics', 403);
  const { user } = await renderAt(PATH);
  await row(/1 Mar 2026/);
  serveStatistics('2026-11');
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('$1,012.50')).toBeTruthy();
});

test('viewers who may not change a teacher’s prices see no action, whatever their role is', async () => {
  serveUsers([aUser({ id: '7', role: 'teacher', may: { ...nothing, viewSalaries: true } })]);
  serveSalaries(three, '2026-03-01');
  await renderAt(PATH);
  await row(/1 Mar 2026/);
  expect(screen.queryByRole('link', { name: 'Add price' })).toBeNull();
  expect(screen.queryByRole('button', { name: /Actions/ })).toBeNull();
});
