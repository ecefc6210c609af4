import { signInForTest } from '@academy/shared-auth/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aSalary, serveSalaries, serveStatistics } from '#/pay/testing/pay.ts';
import { serveMonthList } from '#/pay/testing/salary-months.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { aUser, reject, serveUsers, takeBodies } from '#/testing/server.ts';

const LIST = '/dashboard/users/7/salaries';

beforeEach(() => {
  signInForTest({ id: '1', role: 'admin', roles: ['admin'] }, ['users.read', 'users.update']);
  serveUsers([aUser({ id: '7', name: 'Salma Haddad', role: 'teacher' })]);
  serveStatistics('2026-11');
  serveSalaries([aSalary({ id: '3', price_per_class: 12.5, effective_from: '2199-01-01' })], null);
});

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
async function write(price: string, date: string) {
  fireEvent.change(await field('Price'), { target: { value: price } });
  fireEvent.change(await field('Effective from'), { target: { value: date } });
}

test('a price is added, in Arabic digits too, and the list updates', async () => {
  const sent = takeBodies('post', 'teacher-salaries/7', {}, 201);
  const { user, path } = await renderAt(`${LIST}/add`);
  expect(await screen.findByText('Salma Haddad')).toBeTruthy();
  await write('١٢٫٥', '2199-03-01');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('Price added successfully')).toBeTruthy();
  await waitFor(() => expect(path()).toBe(LIST));
  expect(sent).toEqual([{ price_per_class: 12.5, per: 'class', effective_from: '2199-03-01' }]);
});

test('missing values are reported at their fields', async () => {
  const { user } = await renderAt(`${LIST}/add`, 'ar');
  await user.click(await screen.findByRole('button', { name: 'إضافة' }));
  expect(await screen.findByText('السعر مطلوب')).toBeTruthy();
  expect(screen.getByText('تاريخ السريان مطلوب')).toBeTruthy();
});

test.each([
  ['en', 'There is already a price from this date: edit that one.'],
  ['ar', 'هناك سعر يسري من هذا التاريخ. يمكن تعديل ذلك السعر.'],
] as const)('a date with a price is rejected at its field and keeps the input (%s)', async (language, text) => {
  const fields = [{ path: 'effective_from', code: 'duplicate', message: 'There is a salary from this date already' }];
  reject('post', 'teacher-salaries/7', 409, { code: 'conflict', fields });
  const { user, container } = await renderAt(`${LIST}/add`, language);
  await waitFor(() => expect(container.querySelectorAll('input')).toHaveLength(2));
  const [price, date] = [...container.querySelectorAll('input')];
  fireEvent.change(price as Element, { target: { value: '11' } });
  fireEvent.change(date as Element, { target: { value: '2199-01-01' } });
  await user.click(screen.getByRole('button', { name: language === 'en' ? 'Add' : 'إضافة' }));
  expect(await screen.findByText(text)).toBeTruthy();
  expect([price?.value, date?.value]).toEqual(['11', '2199-01-01']);
  await waitFor(() => expect(document.activeElement).toBe(date));
});

test('a past date warns that held classes get a new price', async () => {
  await renderAt(`${LIST}/add`);
  await write('11', '2020-03-01');
  expect(await screen.findByText('Classes since 1 Mar 2020 will be repriced, except in closed months.')).toBeTruthy();
  await write('11', '2199-03-01');
  await waitFor(() => expect(screen.queryByText(/repriced/)).toBeNull());
});

test('an edited price shows its values and is saved', async () => {
  const sent = takeBodies('put', 'teacher-salaries/7/3');
  const { user, path } = await renderAt(`${LIST}/edit/3`);
  expect((await field('Price')).value).toBe('12.50');
  expect((await field('Effective from')).value).toBe('1 Jan 2199');
  await write('13', '2199-01-01');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Price edited successfully')).toBeTruthy();
  await waitFor(() => expect(path()).toBe(LIST));
  expect(sent).toEqual([{ price_per_class: 13, per: 'class', effective_from: '2199-01-01' }]);
});

test('a price can be per hour (D127)', async () => {
  serveMonthList([]);
  serveSalaries([aSalary({ id: '3', price_per_class: 10, per: 'hour', effective_from: '2199-01-01' })], null);
  const sent = takeBodies('post', 'teacher-salaries/7', {}, 201);
  const { user } = await renderAt(`${LIST}/add`);
  await write('9.99', '2199-03-01');
  await user.selectOptions(await field('Paid per'), 'Hour');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText(/\$10\.00.* an hour/)).toBeTruthy();
  expect(sent).toEqual([{ price_per_class: 9.99, per: 'hour', effective_from: '2199-03-01' }]);
});

test('an edited price per hour stays one (D127)', async () => {
  serveSalaries([aSalary({ id: '3', price_per_class: 10, per: 'hour', effective_from: '2199-01-01' })], null);
  const sent = takeBodies('put', 'teacher-salaries/7/3');
  const { user } = await renderAt(`${LIST}/edit/3`);
  expect((await field('Price')).value).toBe('10.00');
  expect((await field('Paid per')).value).toBe('hour');
  await write('11', '2199-01-01');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toEqual([{ price_per_class: 11, per: 'hour', effective_from: '2199-01-01' }]));
});

test('a deleted price is reported as gone', async () => {
  await renderAt(`${LIST}/edit/99`);
  expect(await screen.findByText('Price not found')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to the salaries' }).getAttribute('href')).toBe(LIST);
});
