// @vitest-environment node
import { sharedTestApi } from '@academy/api/testing';
import { rejectionOf, someone, useApi } from '@academy/shared-auth/contract-testing';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { homeQueries } from './home.ts';

const api = await useApi(sharedTestApi);
const client = () => new QueryClient();

test('an admin reads numbers of people, classes and teachers, and the attention list', async () => {
  (await someone(api, 'admin')).signIn();
  const teacher = await api.buildTeacher({ name: 'Salma' });
  const student = await api.buildStudent({ teacher, name: 'Layla' });
  const startsAt = new Date('2026-03-07T10:00:00Z');
  await api.buildClass({ teacher, student, startsAt, status: 'ended' });
  const late = await api.buildClass({ teacher, student, startsAt, createdAt: startsAt });
  expect(await client().fetchQuery(homeQueries.people())).toMatchObject({
    view: 'academy',
    total_users: 3,
    roles: { admin: 1, student: 1, teacher: 1 },
  });
  const { month, weeks } = await client().fetchQuery(homeQueries.weeks('2026-03'));
  expect([month, weeks.map(({ from, held }) => [from, held])]).toEqual([
    '2026-03',
    [
      ['2026-03-01', 0],
      ['2026-03-07', 1],
      ['2026-03-14', 0],
      ['2026-03-21', 0],
      ['2026-03-28', 0],
    ],
  ]);
  const { rows, total } = await client().fetchQuery(homeQueries.teachers('2026-03', 1));
  expect([total, rows[0]?.name, rows[0]?.held, rows[0]?.overdue_reports]).toEqual([1, 'Salma', 1, 1]);
  const lines = await client().fetchQuery(homeQueries.attention());
  expect(lines.map(({ kind }) => kind)).toEqual(['overdue_reports', 'out_of_classes']);
  expect(lines[0]?.items[0]).toMatchObject({ class_id: String(late.id), teacher: { name: 'Salma' } });
});

test('a student reads their own numbers, and nothing for staff', async () => {
  (await someone(api, 'student')).signIn();
  expect(await client().fetchQuery(homeQueries.own())).toEqual({ remaining_classes: null, month_classes: 0 });
  expect(await rejectionOf(client().fetchQuery(homeQueries.attention()))).toMatchObject({ status: 403 });
});
