import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { serveClasses } from '#/testing/classes.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { serveSchedule } from '#/testing/schedule.ts';
import { reject, take } from '#/testing/server.ts';
import { signInAs } from '#/testing/sign-in.ts';
import { choose, fill, PATH, scheduled, setTime, submit } from './class-form.fixture.ts';

test('the student’s clock is shown beside a typed time', async () => {
  signInAs('teacher');
  const checks = serveSchedule();
  const { user } = await renderAt(PATH);
  await choose(user, 'Student', 'Layla');
  setTime();
  expect((await screen.findByText(/1:00 pm/)).parentElement?.textContent).toMatch(
    /^Layla Mansour in London: Wed,? 15 Jan/,
  );
  expect(Object.fromEntries(checks.at(-1) ?? [])).toEqual({
    student_id: '12',
    date: '2031-01-15',
    time: '16:00',
    duration: '45',
  });
});

test('a time may be typed on the student’s clock, and their own clock is shown beside it (D55)', async () => {
  signInAs('teacher');
  const checks = serveSchedule();
  const { user } = await renderAt(PATH);
  await choose(user, 'Student', 'Layla');
  setTime('2031-01-15', '13:00');
  await user.click(await screen.findByRole('checkbox', { name: 'In the student’s time' }));
  expect(screen.getByText('In London time')).toBeTruthy();
  expect((await screen.findByText(/4:00 pm/)).parentElement?.textContent).toMatch(/^You in Amman: /);
  await waitFor(() => expect(checks.at(-1)?.get('in_student_time')).toBe('true'));
});

test('a conflicting class is shown before saving; an admin may overlap with a reason', async () => {
  signInAs('admin');
  const conflict = {
    who: 'teacher',
    id: '55',
    title: 'Tajweed – Yusuf',
    starts_at: '2031-01-15T12:45:00.000Z',
    ends_at: '2031-01-15T13:15:00.000Z',
  } as const;
  serveSchedule({ conflicts: [conflict] });
  serveClasses([]);
  const sent = take('post', 'classes', scheduled(), 201);
  const { user } = await renderAt(PATH, 'en', true);
  await fill(user);
  expect(await screen.findByText('Teacher already has a class at this time')).toBeTruthy();
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Tajweed – Yusuf' }).pathname).toBe(
    '/dashboard/classes/55',
  );
  await user.click(screen.getByRole('checkbox', { name: 'Schedule anyway' }));
  await submit(user);
  expect(await screen.findByText('Reason is required')).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: 'Why at the same time?' }), 'Siblings');
  await submit(user);
  expect(await screen.findByText('Class added successfully')).toBeTruthy();
  expect(sent[0]?.body).toMatchObject({ teacher_id: '7', allow_overlap: true, overlap_reason: 'Siblings' });
});

test('a teacher cannot overlap; a slot that another user took is named', async () => {
  signInAs('teacher');
  serveSchedule({
    conflicts: [
      {
        who: 'student',
        id: null,
        title: null,
        starts_at: '2031-01-15T12:45:00.000Z',
        ends_at: '2031-01-15T13:15:00.000Z',
      },
    ],
  });
  reject('post', 'classes', 409, { code: 'conflict', message: 'Student already has a class at this time' });
  const { user } = await renderAt(PATH);
  await fill(user);
  expect(await screen.findByText(/A class with someone else/)).toBeTruthy();
  expect(screen.queryByRole('checkbox', { name: 'Schedule anyway' })).toBeNull();
  await submit(user);
  expect(await screen.findByText(/Choose another one/)).toBeTruthy();
});

test('a time that the clock skips is replaced by one of the two nearest (D56)', async () => {
  signInAs('teacher', 'Europe/London');
  const gap = {
    state: 'does_not_exist',
    starts_at: null,
    student: null,
    nearest: { before: '2026-03-29 00:59', after: '2026-03-29 02:00' },
  } as const;
  serveSchedule((search) => (search.get('time') === '01:30' ? gap : {}));
  const { user } = await renderAt(PATH);
  await choose(user, 'Student', 'Layla');
  setTime('2026-03-29', '01:30');
  expect(await screen.findByText(/does not exist on that day/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /2:00 am/ }));
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Time' }).value).toBe('2:00 am');
  await waitFor(() => expect(screen.queryByText(/does not exist on that day/)).toBeNull());
});

test('for a time that exists twice the user chooses one (D56)', async () => {
  signInAs('teacher', 'Europe/London');
  const doubled = { first: '2026-10-25T00:30:00.000Z', second: '2026-10-25T01:30:00.000Z' };
  const unclear = { state: 'doubled', starts_at: null, student: null, doubled } as const;
  const checks = serveSchedule((search) => (search.get('occurrence') ? {} : unclear));
  const { user } = await renderAt(PATH);
  await choose(user, 'Student', 'Layla');
  setTime('2026-10-25', '01:30');
  expect(await screen.findByRole('button', { name: /The first \(.UTC\+1.\)/ })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /The second \(.UTC/ }));
  expect(screen.getByRole('button', { name: /The second/, pressed: true })).toBeTruthy();
  await waitFor(() => expect(checks.at(-1)?.get('occurrence')).toBe('second'));
  expect(await screen.findByText(/1:00 pm/)).toBeTruthy();
  expect(screen.getByRole('button', { name: /The second/, pressed: true })).toBeTruthy();
});
