import { realtimeForTest } from '@academy/shared-auth/testing';
import { act, screen } from '@testing-library/react';
import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { logResponse } from '#/class/api/attendance.ts';
import { aClassDetail, serveClass } from '#/testing/classes.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { reject, serve } from '#/testing/server.ts';
import { signInAs } from '#/testing/sign-in.ts';

const PATH = '/dashboard/classes/my-classes/30/check';
const stay = {
  user: { id: '7', name: 'Salma Haddad' },
  joined_at: '2026-11-20T13:00:05.000Z',
  left_at: '2026-11-20T13:31:00.000Z',
  duration: 1855,
};
const serveLog = (log: object[]) => serve('attendance', v.parse(logResponse, { data: log }));

beforeEach(() => {
  signInAs('teacher');
  serveClass(aClassDetail({ id: '30' }));
});

test('each stay has its times to the second and its length (D23)', async () => {
  const searches = serveLog([stay, { ...stay, joined_at: '2026-11-20T13:40:00.000Z', left_at: null, duration: null }]);
  await renderAt(PATH);
  expect(await screen.findByText(/4:00:05 pm – 4:31:00 pm/)).toBeTruthy();
  expect(screen.getByText('31 minutes')).toBeTruthy();
  expect(screen.getByText('Joined 4:40:00 pm')).toBeTruthy();
  expect(searches[0]?.get('class_id')).toBe('30');
});

test('who leaves while the log is open is shown with the end of the stay', async () => {
  serveLog([{ ...stay, left_at: null, duration: null }]);
  await renderAt(PATH);
  expect(await screen.findByText('Joined 4:00:05 pm')).toBeTruthy();
  serveLog([stay]);
  act(() => realtimeForTest.event({ name: 'class', data: { id: '30' } }));
  expect(await screen.findByText('31 minutes')).toBeTruthy();
});

test.each([
  ['en', 'By name', 'By name only: someone joined the meeting under this name, and nothing else shows who it was.'],
  ['ar', 'حسب الاسم', 'حسب الاسم: انضم أحد المشاركين إلى الاجتماع بهذا الاسم، ولا دليل غيره على هويته.'],
] as const)(
  'a stay that is identified only by a name has a mark, and one explanation (%s)',
  async (language, mark, words) => {
    serveLog([stay, { ...stay, joined_at: '2026-11-20T13:40:00.000Z', by_name: true }]);
    await renderAt(PATH, language);
    expect(await screen.findAllByText(mark)).toHaveLength(1);
    expect(screen.getAllByText(words)).toHaveLength(1);
  },
);

test('a log in which everybody is identified has no mark', async () => {
  serveLog([stay]);
  await renderAt(PATH);
  await screen.findByText('31 minutes');
  expect(screen.queryByText(/By name/)).toBeNull();
});

test.each([
  ['en', 'No data yet'],
  ['ar', 'لم ينضم أحد بعد'],
] as const)('an empty log says that there is no data (%s)', async (language, words) => {
  serveLog([]);
  await renderAt(PATH, language);
  expect(await screen.findByText(words)).toBeTruthy();
});

test('a log that could not be loaded says the same, and can be retried', async () => {
  reject('get', 'attendance', 422);
  const { user } = await renderAt(PATH);
  expect(await screen.findByText('No data yet')).toBeTruthy();
  serveLog([stay]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('31 minutes')).toBeTruthy();
});
