// @vitest-environment node
import { sharedTestApi } from '@academy/api/testing';
import { rejectionOf, someone, useApi } from '@academy/shared-auth/contract-testing';
import type { ListParams } from '@academy/shared-ui/list';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { saveReport } from '#/testing/save-report.ts';
import { attendanceQueries, joinClass, leaveClass, leaveClosing } from './attendance.ts';
import { type ClassStatus, classStatuses } from './class-schema.ts';
import { cancelClass, classQueries, deleteClass, reopenClass } from './classes.ts';
import { reportTexts } from './report-fields.ts';

const api = await useApi(sharedTestApi);
const firstPage: ListParams<'month'> = { page: 1, perPage: 10, sort: 'starts_at', q: '', filters: {} };
const read = (status: ClassStatus, about: Partial<typeof firstPage> = {}, studentId: string | null = null) =>
  new QueryClient().fetchQuery(classQueries.list({ status, studentId }, { ...firstPage, ...about }));
const detail = (id: number) => new QueryClient().fetchQuery(classQueries.detail(String(id)));
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);
const DAY = 1440;

/** A signed-in teacher with an own student. */
async function pair() {
  const teacher = await someone(api, 'teacher');
  const student = await api.buildStudent({ teacher });
  teacher.signIn();
  return { teacher, student };
}

test('each tab has its classes, filtered by month and student', async () => {
  const { teacher, student } = await pair();
  const build = (status: ClassStatus, minutes: number) =>
    api.buildClass({ teacher, student, status, startsAt: inMinutes(minutes) });
  await build('scheduled', 2 * DAY);
  await build('scheduled', -DAY);
  await build('ended', -8 * DAY);
  await build('trial', -9 * DAY);
  await build('cancelled', -3 * DAY);
  const totals = await Promise.all(classStatuses.map(async (status) => [status, (await read(status)).total]));
  expect(Object.fromEntries(totals)).toEqual({
    scheduled: 1,
    needs_report_to_end: 1,
    ended: 1,
    cancelled: 1,
    trial: 1,
  });
  expect((await read('ended', { filters: { month: '1999-01' } })).total).toBe(0);
  expect((await read('ended', { sort: '-starts_at' }, String(student.id))).rows.map(({ status }) => status)).toEqual([
    'ended',
  ]);
});

test("a class has the teacher's actions, and the effect of each report", async () => {
  const { teacher, student } = await pair();
  const { id } = await api.buildClass({ teacher, student, startsAt: inMinutes(-60) });
  const found = await detail(id);
  expect(found.status).toBe('needs_report_to_end');
  expect(found.may).toMatchObject({ report: true, edit: true, editTime: false, cancel: false });
  expect(found.outcomes?.presence).toMatchObject({ allowed: true, remaining_after: -1 });
  expect(found.remaining_classes).toBe(0);
  expect(found.student.timezone).toBeTruthy();
});

test('joining and leaving are in the attendance log', async () => {
  const { teacher, student } = await pair();
  const { id } = await api.buildClass({ teacher, student, startsAt: inMinutes(-1) });
  expect(await joinClass(String(id))).toBeNull();
  await leaveClass(String(id));
  const log = await new QueryClient().fetchQuery(attendanceQueries.log(String(id)));
  expect(log.map(({ user, left_at }) => [user.id, left_at !== null])).toEqual([[String(teacher.id), true]]);
});

test('closing the page of a class ends the viewer’s attendance', async () => {
  const { teacher, student } = await pair();
  const { id } = await api.buildClass({ teacher, student, startsAt: inMinutes(-1) });
  await joinClass(String(id));
  leaveClosing(String(id));
  await expect
    .poll(async () =>
      (await new QueryClient().fetchQuery(attendanceQueries.log(String(id)))).map(({ left_at }) => left_at),
    )
    .toEqual([expect.any(String)]);
});

test('a class is cancelled with its reason, repeating it changes nothing, and a cancelled class cannot be joined', async () => {
  const { teacher, student } = await pair();
  const { id } = await api.buildClass({ teacher, student, startsAt: inMinutes(DAY) });
  await cancelClass(String(id), { reason: 'holiday', note: 'Eid' });
  await cancelClass(String(id), { reason: 'holiday' });
  const found = await detail(id);
  expect(found.status).toBe('cancelled');
  expect(found.history.at(-1)).toMatchObject({ action: 'cancel', reason: 'holiday', note: 'Eid' });
  expect(await rejectionOf(joinClass(String(id)))).toMatchObject({ status: 409 });
});

test('an admin reopens a reported class, and deletes it', async () => {
  const { teacher, student } = await pair();
  const { id } = await api.buildClass({ teacher, student, startsAt: inMinutes(-60) });
  const texts = { ...reportTexts.valuesOf(), report: 'Good' };
  await saveReport(String(id), { ...texts, attendance: 'presence' }, 'k'.repeat(32));
  expect((await detail(id)).report?.text).toBe('Good');
  (await someone(api, 'admin')).signIn();
  await reopenClass(String(id), 'Wrong attendance');
  const found = await detail(id);
  expect(found.status).toBe('needs_report_to_end');
  expect(found.draft?.report).toBe('Good');
  await deleteClass(String(id));
  expect(await rejectionOf(detail(id))).toMatchObject({ status: 404 });
});

test("another user's class is not found, and a guest is rejected", async () => {
  const { id } = await api.buildClass({ startsAt: inMinutes(DAY) });
  (await someone(api, 'student')).signIn();
  expect(await rejectionOf(detail(id))).toMatchObject({ status: 404 });
  expect((await read('scheduled')).total).toBe(0);
});
