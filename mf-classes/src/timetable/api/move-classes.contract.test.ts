// @vitest-environment node
import { sharedTestApi } from '@academy/api/testing';
import { rejectionOf, someone, useApi } from '@academy/shared-auth/contract-testing';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { movableQuery, moveClasses } from './move-classes.ts';

const api = await useApi(sharedTestApi);
const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
const movable = (move: Parameters<typeof movableQuery>[0]) => new QueryClient().fetchQuery(movableQuery(move));

async function moving() {
  const [from, to] = [await someone(api, 'teacher'), await api.buildTeacher()];
  const student = await api.buildStudent({ teacher: from });
  const days = [1, 2, 3];
  for (const day of days) await api.buildClass({ teacher: from, student, startsAt: inDays(day) });
  const move = { studentId: String(student.id), fromTeacherId: String(from.id), toTeacherId: String(to.id) };
  return { from, to, move };
}

test('an admin moves future classes to another teacher, except those in conflict', async () => {
  const { to, move } = await moving();
  const inTheWay = await api.buildClass({ teacher: to, title: 'Qaida', startsAt: inDays(2) });
  (await someone(api, 'admin')).signIn();
  expect((await movable(move))?.count).toBe(3);
  const found = await moveClasses(move, false);
  expect(found).toMatchObject({ moved: 0, conflicts: [{ conflict: { id: String(inTheWay.id), title: 'Qaida' } }] });
  expect(await moveClasses(move, true)).toMatchObject({ moved: 2, conflicts: [{}] });
  expect((await movable(move))?.count).toBe(1);
});

test('a teacher cannot move classes to another teacher', async () => {
  const { from, move } = await moving();
  from.signIn();
  expect(await movable(move)).toBeNull();
  expect(await rejectionOf(moveClasses(move, false))).toMatchObject({ status: 403 });
});
