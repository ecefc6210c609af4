import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CalendarClass } from '#/calendar/api/calendar.ts';
import { aPlannedClass, serveCalendar } from '#/testing/calendar.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { serveSchedule } from '#/testing/schedule.ts';
import { reject, take } from '#/testing/server.ts';
import { setWidth } from '#/testing/set-width.ts';
import { signInAs } from '#/testing/sign-in.ts';

beforeEach(() => setWidth(390));
afterEach(() => setWidth(1024));

/** The same zone as in the setup of the tests. */
const now = Date.parse('2026-11-18T09:00:00Z');
const open = { opens_at: new Date(now - 60_000).toISOString(), closes_at: new Date(now + 60_000).toISOString() };
const over = { opens_at: new Date(now - 120_000).toISOString(), closes_at: new Date(now - 60_000).toISOString() };

/** Opens a class from the list of a month. */
async function opened(row: CalendarClass, language: 'en' | 'ar' = 'en') {
  serveCalendar([row]);
  const { user } = await renderAt('/dashboard/calendar?date=2031-01-15', language);
  await user.click(await screen.findByRole('button', { name: /Juz Amma/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Juz Amma' });
  return { user, dialog, inside: within(dialog) };
}

test('the popup of a class has teacher, student, date and time on both clocks, and closes', async () => {
  signInAs('teacher');
  const { user, dialog, inside } = await opened(aPlannedClass());
  for (const text of ['Salma Haddad', /^Wednesday,? 15 January 2031$/, /4:00 – 4:30 pm.* in Amman/])
    expect(inside.getByText(text)).toBeTruthy();
  expect(dialog.textContent).toMatch(/Layla Mansour in London: 1:00\s–\s1:30\spm/);
  expect(inside.getByRole<HTMLAnchorElement>('link', { name: 'Class details' }).pathname).toBe('/dashboard/classes/30');
  await user.click(inside.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the popup of a class that cannot be joined yet says from when it can be joined', async () => {
  signInAs('teacher');
  const { inside } = await opened(aPlannedClass());
  expect(inside.getByRole<HTMLButtonElement>('button', { name: 'Join meeting' }).disabled).toBe(true);
  expect(inside.getByText('You can join from 3:50 pm')).toBeTruthy();
});

test('joining a class in the popup opens the link of its meeting, and is recorded', async () => {
  signInAs('student');
  const sent = take('post', 'attendance/30/join', {
    data: { joined_at: new Date(now).toISOString(), zoom_link: null },
  });
  const { inside } = await opened(aPlannedClass({ zoom_link: 'https://zoom.test/j/1', join: open }));
  const link = inside.getByRole<HTMLAnchorElement>('link', { name: 'Join meeting' });
  expect([link.href, link.target, link.rel]).toEqual(['https://zoom.test/j/1', '_blank', 'noopener noreferrer']);
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  await waitFor(() => expect(sent).toHaveLength(1));
});

test('joining a class without a link is recorded', async () => {
  signInAs('teacher');
  take('post', 'attendance/30/join', { data: { joined_at: new Date(now).toISOString(), zoom_link: null } });
  const { user, inside } = await opened(aPlannedClass({ join: open }));
  await user.click(inside.getByRole('button', { name: 'Join meeting' }));
  expect(await inside.findByText('You have joined')).toBeTruthy();
});

test('a class in the popup can be joined until 15 minutes after its end', async () => {
  signInAs('teacher');
  const { inside } = await opened(aPlannedClass({ join: over }));
  expect(inside.getByText(/^Joining ended at/)).toBeTruthy();
});

test('staff join a class in the popup whenever the API allows it', async () => {
  signInAs('leader');
  const { inside } = await opened(aPlannedClass({ may: { editTime: false, join: true } }));
  expect(inside.getByRole<HTMLButtonElement>('button', { name: 'Join meeting' }).disabled).toBe(false);
});

test('the popup offers no joining to a viewer who takes no part in the class', async () => {
  signInAs('student');
  const student = { id: '13', name: 'Omar Mansour', timezone: 'Europe/London' };
  const { inside } = await opened(aPlannedClass({ student }));
  expect(inside.queryByRole('button', { name: 'Join meeting' })).toBeNull();
});

test('a class is moved after its new time was shown on both clocks', async () => {
  signInAs('teacher');
  const checks = serveSchedule();
  const sent = take('post', 'classes/30');
  const { user, inside } = await opened(aPlannedClass({ may: { editTime: true, join: false } }));
  await user.click(inside.getByRole('button', { name: 'Move' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Move this class?' }));
  expect(dialog.getByLabelText<HTMLInputElement>('Time').value).toBe('4:00 pm');
  expect(dialog.getByText(/1:00\spm\u2069 in London/)).toBeTruthy();
  fireEvent.change(dialog.getByLabelText('Date'), { target: { value: '2031-01-16' } });
  fireEvent.change(dialog.getByLabelText('Time'), { target: { value: '17:30' } });
  await waitFor(() => expect(checks.at(-1)?.get('time')).toBe('17:30'));
  expect(Object.fromEntries(checks.at(-1) ?? [])).toMatchObject({ except_id: '30', student_id: '12', teacher_id: '7' });
  await waitFor(() => expect(dialog.getAllByText(/1:00 pm/)).toHaveLength(2));
  await user.click(dialog.getByRole('button', { name: 'Move class' }));
  expect(await screen.findByText('Class moved')).toBeTruthy();
  expect(sent.map(({ body }) => body)).toEqual([{ date: '2031-01-16', time: '17:30' }]);
});

test('moving a class to a taken time shows the class in the way, and cannot be saved', async () => {
  signInAs('leader');
  serveSchedule({
    conflicts: [
      {
        who: 'teacher',
        id: '55',
        title: 'Tajweed – Yusuf',
        starts_at: '2031-01-15T13:00:00.000Z',
        ends_at: '2031-01-15T13:30:00.000Z',
      },
    ],
  });
  const problem = { code: 'overlap', path: 'time', message: 'Teacher already has a class at this time' };
  reject('post', 'classes/30', 409, { code: 'conflict', fields: [problem] });
  const { user, inside } = await opened(aPlannedClass({ may: { editTime: true, join: false } }));
  await user.click(inside.getByRole('button', { name: 'Move' }));
  expect(await screen.findByText('Teacher already has a class at this time')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Tajweed – Yusuf' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Schedule anyway/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Move class' }));
  expect(await screen.findByText(/Choose another one/)).toBeTruthy();
});

test('the popup of a class that cannot be moved has no button to move it, in Arabic too', async () => {
  signInAs('student');
  const { inside } = await opened(aPlannedClass(), 'ar');
  expect(inside.getByRole('button', { name: 'الانضمام إلى الاجتماع' })).toBeTruthy();
  expect(inside.queryByRole('button', { name: 'نقل' })).toBeNull();
});
