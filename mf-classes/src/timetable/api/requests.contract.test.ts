// @vitest-environment node
import { sharedTestApi } from '@academy/api/testing';
import { someone, useApi } from '@academy/shared-auth/contract-testing';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { acceptRequest, askAbout, rejectRequest, requestQueries, withdrawRequest } from './requests.ts';

const api = await useApi(sharedTestApi);
const ask = () => new QueryClient();
const inHours = (hours: number) => new Date(Math.ceil(api.clock.now().getTime() / 60_000) * 60_000 + hours * 3_600_000);

test('a family makes a request and withdraws it, a teacher rejects and accepts, and the make-up is listed (D100–D103)', async () => {
  const teacher = await someone(api, 'teacher');
  const student = await someone(api, 'student');
  const { id } = await api.buildClass({ teacher, student, startsAt: inHours(24) });
  const [classId, times] = [String(id), [inHours(48).toISOString()]];
  const open = async () => (await ask().fetchQuery(requestQueries.open())).rows[0];
  student.signIn();
  await askAbout(classId, { kind: 'move', times }, 'a'.repeat(32));
  expect((await ask().fetchQuery(requestQueries.ofClass(classId))).requests).toMatchObject([{ status: 'open', times }]);
  await withdrawRequest((await open())?.id ?? '');
  await askAbout(classId, { kind: 'move', times }, 'b'.repeat(32));
  teacher.signIn();
  await rejectRequest((await open())?.id ?? '', { note: 'The exam is next week' });
  student.signIn();
  await askAbout(classId, { kind: 'excuse', reason: 'Travel' }, 'c'.repeat(32));
  teacher.signIn();
  await acceptRequest((await open())?.id ?? '', { note: 'Safe travels' });
  student.signIn();
  const { requests, ask: asking } = await ask().fetchQuery(requestQueries.ofClass(classId));
  expect(requests.map(({ status }) => status)).toEqual(['accepted', 'rejected', 'withdrawn']);
  expect(asking?.excuses).toMatchObject({ used: 1, limit: 2 });
  expect(await ask().fetchQuery(requestQueries.makeUps(String(student.id)))).toMatchObject([{ isOpen: true }]);
});
