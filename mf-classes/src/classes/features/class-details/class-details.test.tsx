import { realtimeForTest } from '@academy/shared-auth/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { expect, test, vi } from 'vitest';
import { aClassDetail, may, serveClass, serveClasses } from '#/testing/classes.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { reject, server, take } from '#/testing/server.ts';
import { signInAs } from '#/testing/sign-in.ts';

const PATH = '/dashboard/classes/30';
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const salma = { id: '7', name: 'Salma Haddad' };
const report = {
  id: '90',
  text: 'Read well today.',
  author: salma,
  created_at: '2026-11-20T14:00:00.000Z',
  edited_at: null,
};
const ended = { status: 'ended', starts_at: '2026-11-20T13:00:00.000Z', report, report_id: '90' } as const;
const part = (name: string) => within(screen.getByRole('region', { name }));

test('the viewer’s time comes first, the other person’s beside it with its city', async () => {
  signInAs('teacher', 'Asia/Amman');
  serveClass(aClassDetail({ id: '30', starts_at: '2031-01-15T13:00:00.000Z' }));
  await renderAt(PATH);
  expect(await screen.findByText('4:00 – 4:30 pm')).toBeTruthy();
  expect(screen.getByText('Your time, Amman')).toBeTruthy();
  expect(screen.getByText('1:00 – 1:30 pm').parentElement?.textContent).toMatch(
    /^Layla Mansour in London: 1:00\s–\s1:30\spm$/,
  );
  expect(screen.getByText(/^Wednesday,? 15 January 2031$/)).toBeTruthy();
});

test('in Arabic the city of a clock has its Arabic name', async () => {
  signInAs('student', 'Europe/London');
  serveClass(aClassDetail({ id: '30', starts_at: '2031-01-15T13:00:00.000Z' }));
  await renderAt(PATH, 'ar');
  expect(await screen.findByText('بتوقيتك في لندن')).toBeTruthy();
  expect(screen.getByText('4:00–4:30 م').parentElement?.textContent).toContain('بتوقيت عمّان');
});

test('before its window a class says from when it can be joined', async () => {
  signInAs('student');
  serveClass(aClassDetail({ id: '30', starts_at: inMinutes(30) }));
  await renderAt(PATH);
  expect(await screen.findByText(/^You can join from/)).toBeTruthy();
  expect(screen.getByRole('timer').textContent).toMatch(/^Starts in .(30:00|29:\d\d)/);
  expect(screen.queryByRole('link', { name: 'Join class' })).toBeNull();
});

test('who leaves while the page of a class is open is shown with the end of the stay', async () => {
  signInAs('teacher', 'Asia/Amman');
  const stay = { user: salma, joined_at: '2026-11-20T13:00:05.000Z', left_at: null, duration: null, by_name: false };
  const held = { ...ended, id: '30' };
  serveClass(aClassDetail({ ...held, log: [stay] }));
  await renderAt(PATH);
  expect(await screen.findByText('Joined 4:00:05 pm')).toBeTruthy();
  serveClass(aClassDetail({ ...held, log: [{ ...stay, left_at: '2026-11-20T13:31:00.000Z', duration: 1855 }] }));
  act(() => realtimeForTest.event({ name: 'class', data: { id: '30' } }));
  expect(await screen.findByText('31 minutes')).toBeTruthy();
});

test.each([
  ['en', 'Layla Mansour has not joined yet. The family gets a notification.'],
  ['ar', 'لم يُسجَّل دخول Layla Mansour بعد. يصل إشعار بذلك إلى الأسرة.'],
] as const)(
  'in %s the page says to the teacher that the student has not joined, from then on (D144)',
  async (language, text) => {
    signInAs('teacher');
    const at = (minutes: number) =>
      aClassDetail({ id: '30', starts_at: inMinutes(-6), student_missing_from: inMinutes(minutes) });
    const isShown = () =>
      screen.queryAllByRole('status').some((each) => each.textContent?.replace(/[\u2066-\u2069]/g, '') === text);
    serveClass(at(1));
    await renderAt(PATH, language);
    await screen.findByRole('timer');
    expect(isShown()).toBe(false);
    serveClass(at(-1));
    act(() => realtimeForTest.event({ name: 'class', data: { id: '30' } }));
    await waitFor(() => expect(isShown()).toBe(true));
  },
);

test('within its window a class can be joined, which is recorded', async () => {
  signInAs('teacher');
  serveClass(
    aClassDetail({ id: '30', starts_at: inMinutes(-5), zoom_link: 'https://zoom.test/30', may: may('join', 'report') }),
  );
  const joined = take('post', 'attendance/30/join', {
    data: { joined_at: inMinutes(0), zoom_link: 'https://zoom.test/30' },
  });
  const { user } = await renderAt(PATH);
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Join class' });
  expect(link.href).toBe('https://zoom.test/30');
  link.addEventListener('click', (event) => event.preventDefault());
  await user.click(link);
  await waitFor(() => expect(joined).toHaveLength(1));
});

test('a viewer who has joined can end the class', async () => {
  signInAs('teacher');
  const log = [{ user: salma, joined_at: inMinutes(-4), left_at: null, duration: null }];
  serveClass(aClassDetail({ id: '30', starts_at: inMinutes(-5), log, may: may('join') }));
  const left = take('post', 'attendance/30/leave', { data: null });
  const { user } = await renderAt(PATH);
  await user.click(await screen.findByRole('button', { name: 'End' }));
  await waitFor(() => expect(left).toHaveLength(1));
});

test('a viewer who has joined finds the link back to the meeting', async () => {
  signInAs('teacher');
  const log = [{ user: salma, joined_at: inMinutes(-4), left_at: null, duration: null }];
  serveClass(
    aClassDetail({ id: '30', starts_at: inMinutes(-5), zoom_link: 'https://zoom.test/30', log, may: may('join') }),
  );
  await renderAt(PATH);
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Back to the meeting' });
  expect(link.href).toBe('https://zoom.test/30');
});

const joinable = () => aClassDetail({ id: '30', starts_at: inMinutes(-5), may: may('join') });
const joinedAnswer = { data: { joined_at: inMinutes(0), zoom_link: null } };
const closePage = () => window.dispatchEvent(new Event('pagehide'));

test('closing the page leaves a class that was joined on it, once, and a reload joins again', async () => {
  signInAs('teacher');
  serveClass(joinable());
  const joined = take('post', 'attendance/30/join', joinedAnswer);
  const left = take('post', 'attendance/30/leave', { data: null });
  const { user, unmount } = await renderAt(PATH);
  const button = await screen.findByRole('button', { name: 'Join class' });
  closePage();
  await user.click(button);
  await waitFor(() => expect(joined).toHaveLength(1));
  expect(left).toEqual([]);
  unmount();
  closePage();
  await waitFor(() => expect(left).toMatchObject([{ token: 'Bearer test-token' }]));
  await renderAt(PATH);
  await waitFor(() => expect(joined).toHaveLength(2));
  await renderAt(PATH);
  await screen.findAllByRole('button', { name: 'Join class' });
  expect(joined).toHaveLength(2);
});

test('closing the page before the response to joining leaves the class', async () => {
  signInAs('teacher');
  serveClass(joinable());
  const left = take('post', 'attendance/30/leave', { data: null });
  const pending = vi.fn(() => new Promise<never>(() => {}));
  server.use(http.post('*/api/attendance/30/join', pending));
  const { user } = await renderAt(PATH);
  await user.click(await screen.findByRole('button', { name: 'Join class' }));
  await waitFor(() => expect(pending).toHaveBeenCalled());
  closePage();
  await waitFor(() => expect(left).toHaveLength(1));
});

test('closing the page leaves no class that could not be joined', async () => {
  signInAs('teacher');
  serveClass(joinable());
  reject('post', 'attendance/30/join', 409);
  const left = take('post', 'attendance/30/leave', { data: null });
  const { user } = await renderAt(PATH);
  await user.click(await screen.findByRole('button', { name: 'Join class' }));
  await screen.findByText('That could not be saved. Please try again.');
  closePage();
  // The page records it while closing, for a reload to join again; the request itself is sent later.
  expect(sessionStorage.getItem('class-stay')).toBeNull();
  expect(left).toEqual([]);
});

test('closing the page does not leave a class that was joined elsewhere or was left already', async () => {
  signInAs('teacher');
  const log = [{ user: salma, joined_at: inMinutes(-4), left_at: null, duration: null }];
  serveClass({ ...joinable(), log });
  const left = take('post', 'attendance/30/leave', { data: null });
  const { user } = await renderAt(PATH);
  const end = await screen.findByRole('button', { name: 'End' });
  closePage();
  await user.click(end);
  await waitFor(() => expect(left).toHaveLength(1));
  closePage();
  expect(left).toHaveLength(1);
});

test('a past class leads its teacher to the report', async () => {
  signInAs('teacher');
  serveClass(aClassDetail({ id: '30', status: 'needs_report_to_end', starts_at: inMinutes(-90), may: may('report') }));
  await renderAt(PATH);
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Write report' });
  expect(link.pathname).toBe('/dashboard/classes/30/manage');
});

test('a family reads the report on the class’s page, without links to people', async () => {
  signInAs('guest');
  serveClass(aClassDetail({ id: '30', ...ended, may: may('viewReport') }));
  await renderAt(PATH);
  expect(await screen.findByText('Read well today.')).toBeTruthy();
  expect(part('People').queryByRole('link')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Read report' })).toBeNull();
});

test('the page of a class that its teacher missed says so', async () => {
  signInAs('student');
  serveClass(aClassDetail({ id: '30', ...ended, attendance: 'absence_teacher', may: may('viewReport') }));
  await renderAt(PATH);
  expect(await screen.findByText('Teacher absent')).toBeTruthy();
});

test('a relative reads the attendance log without a link to its page', async () => {
  signInAs('guest');
  const log = [{ user: salma, joined_at: ended.starts_at, left_at: null, duration: null }];
  serveClass(aClassDetail({ id: '30', ...ended, log, may: may('viewReport', 'viewAttendance') }));
  await renderAt(PATH);
  await screen.findByRole('region', { name: 'Attendance' });
  expect(part('Attendance').queryByRole('link')).toBeNull();
  expect(screen.queryByRole('button', { name: 'More about this class' })).toBeNull();
});

test('a class opened from a notification is loaded again, also from its own page', async () => {
  signInAs('student');
  serveClass(aClassDetail({ id: '30', ...ended, report: null, may: may('viewReport') }));
  const { router } = await renderAt(PATH);
  await screen.findByRole('region', { name: 'About this class' });
  serveClass(aClassDetail({ id: '30', ...ended, may: may('viewReport') }));
  await act(() => router.navigate(PATH));
  expect(await screen.findByText('Read well today.')).toBeTruthy();
});

test('a viewer who can read people has links to them', async () => {
  signInAs('leader');
  serveClass(aClassDetail({ id: '30', ...ended }));
  await renderAt(PATH);
  await screen.findByRole('region', { name: 'People' });
  const links = part('People').getAllByRole<HTMLAnchorElement>('link');
  expect(links.map(({ pathname }) => pathname)).toEqual(['/dashboard/users/student/12', '/dashboard/users/teacher/7']);
});

test('the history shows actor, time and reason', async () => {
  signInAs('admin');
  const history = [
    {
      action: 'create',
      from: null,
      to: 'scheduled',
      by: salma,
      reason: null,
      note: null,
      at: '2026-11-01T08:00:00.000Z',
    },
    {
      action: 'cancel',
      from: 'scheduled',
      to: 'cancelled',
      by: salma,
      reason: 'holiday',
      note: 'Eid',
      at: '2026-11-02T08:00:00.000Z',
    },
  ] as const;
  serveClass(aClassDetail({ id: '30', status: 'cancelled', history: [...history], may: may('viewAttendance') }));
  await renderAt(PATH);
  await screen.findByRole('region', { name: 'History' });
  const [last, first] = part('History').getAllByRole('listitem');
  expect(last?.textContent).toBe('Cancelled by \u2068Salma Haddad\u2069HolidayEidMon 2 Nov, 11:00 am');
  expect(first?.textContent).toContain('Scheduled by');
  expect(screen.getAllByText('Holiday')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'More about this class' })).toBeNull();
});

test('a class is reopened with a reason, and needs its report again', async () => {
  signInAs('admin');
  serveClass(aClassDetail({ id: '30', ...ended, may: may('reopen', 'viewReport') }));
  const sent = take('post', 'classes/30/reopen');
  const { user } = await renderAt(PATH);
  await user.click(await screen.findByRole('button', { name: 'More about this class' }));
  await user.click(screen.getByRole('menuitem', { name: 'Reopen' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.type(dialog.getByRole('textbox'), 'Wrong attendance');
  serveClass(aClassDetail({ id: '30', status: 'needs_report_to_end', starts_at: ended.starts_at }));
  await user.click(dialog.getByRole('button', { name: 'Reopen' }));
  expect(await screen.findByText('Class reopened')).toBeTruthy();
  expect(sent[0]?.body).toEqual({ reason: 'Wrong attendance' });
  expect(await screen.findByText('Report needed')).toBeTruthy();
  expect(screen.queryByText('Read well today.')).toBeNull();
});

test('deleting a class leads back to the list', async () => {
  signInAs('admin');
  serveClass(aClassDetail({ id: '30', may: may('delete') }));
  serveClasses([]);
  take('delete', 'classes/30');
  const { user, path } = await renderAt(PATH, 'en', true);
  await user.click(await screen.findByRole('button', { name: 'More about this class' }));
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Class deleted')).toBeTruthy();
  await waitFor(() => expect(path()).toBe('/dashboard/classes/my-classes'));
});

test('a class that the viewer cannot see shows the message of a missing class', async () => {
  signInAs('student');
  reject('get', 'classes/30', 404);
  await renderAt(PATH);
  expect(await screen.findByText('Class not found')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Class' })).toBeTruthy();
});

test('a class that could not be loaded can be retried', async () => {
  signInAs('student');
  reject('get', 'classes/30', 422);
  const { user } = await renderAt(PATH);
  const again = await screen.findByRole('button', { name: 'Try again' });
  serveClass(aClassDetail({ id: '30' }));
  await user.click(again);
  expect(await screen.findByRole('region', { name: 'About this class' })).toBeTruthy();
});
