// @vitest-environment node
import { sharedTestApi } from '@academy/api/testing';
import { rejectionOf, someone, useApi } from '@academy/shared-auth/contract-testing';
import type { ListParams } from '@academy/shared-ui/list';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { addSalary, changeSalary, deleteSalary, salaryQueries } from './salaries.ts';

const api = await useApi(sharedTestApi);
const firstPage: ListParams = { page: 1, perPage: 10, sort: null, q: '', filters: {} };
const read = (teacherId: string, about: Partial<ListParams> = {}) =>
  new QueryClient().fetchQuery(salaryQueries.list(teacherId, { ...firstPage, ...about }));
const detail = (teacherId: string, id: string) => new QueryClient().fetchQuery(salaryQueries.detail(teacherId, id));

async function teacherOf() {
  (await someone(api, 'admin')).signIn();
  return String((await api.buildTeacher()).id);
}

test('prices are listed latest first, with the current and the planned ones', async () => {
  const teacher = await teacherOf();
  expect(await read(teacher)).toEqual({ rows: [], total: 0, currency: 'USD' });
  await addSalary(teacher, { price_per_class: 8.5, per: 'class', effective_from: '2019-01-01' }, 'first');
  await addSalary(teacher, { price_per_class: 9, per: 'class', effective_from: '2020-01-01' }, 'second');
  await addSalary(teacher, { price_per_class: 12, per: 'class', effective_from: '2199-01-01' }, 'third');
  const { rows, total } = await read(teacher);
  expect(total).toBe(3);
  expect(rows).toMatchObject([
    { price_per_class: 12, effective_from: '2199-01-01', state: 'planned' },
    { price_per_class: 9, effective_from: '2020-01-01', state: 'in_force' },
    { price_per_class: 8.5, effective_from: '2019-01-01', state: 'past' },
  ]);
  expect((await read(teacher, { page: 3, perPage: 1 })).rows).toMatchObject([{ state: 'past' }]);
});

test('a repeated key adds no second price, a repeated date is rejected at its field', async () => {
  const teacher = await teacherOf();
  const fields = { price_per_class: 10, per: 'class', effective_from: '2026-01-01' } as const;
  await addSalary(teacher, fields, 'again');
  await addSalary(teacher, fields, 'again');
  expect((await read(teacher)).total).toBe(1);
  const error = await rejectionOf(addSalary(teacher, { ...fields, price_per_class: 11 }, 'another'));
  expect(error).toMatchObject({ status: 409, fields: [{ path: 'effective_from', code: 'duplicate' }] });
});

test('a price is read, updated and deleted', async () => {
  const teacher = await teacherOf();
  await addSalary(teacher, { price_per_class: 10, per: 'class', effective_from: '2026-01-01' }, 'one');
  const [row] = (await read(teacher)).rows;
  const id = row?.id ?? '';
  await changeSalary(teacher, id, { price_per_class: 100_000, per: 'hour', effective_from: '2026-02-01' });
  expect(await detail(teacher, id)).toMatchObject({
    price_per_class: 100_000,
    per: 'hour',
    effective_from: '2026-02-01',
  });
  await deleteSalary(teacher, id);
  expect(await detail(teacher, id)).toBeNull();
});

test('prices of another teacher are 404 (D33), and a teacher cannot write', async () => {
  const teacher = await someone(api, 'teacher');
  teacher.signIn();
  const other = String((await api.buildTeacher()).id);
  expect(await rejectionOf(read(other))).toMatchObject({ status: 404 });
  const own = String(teacher.id);
  expect(
    await rejectionOf(addSalary(own, { price_per_class: 1, per: 'class', effective_from: '2026-01-01' }, 'k')),
  ).toMatchObject({ status: 403 });
});
