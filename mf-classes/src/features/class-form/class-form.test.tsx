import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aClass, aClassDetail, may, serveClass, serveClasses } from '#/testing/classes.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { serveSchedule } from '#/testing/schedule.ts';
import { reject, take } from '#/testing/server.ts';
import { signInAs } from '#/testing/sign-in.ts';

const PATH = '/dashboard/classes/my-classes/add';
type User = Awaited<ReturnType<typeof renderAt>>['user'];
const scheduled = (warnings: string[] = []) => ({ data: aClass({ id: '30' }), warnings });

async function choose(user: User, field: string, words: string) {
  await user.type(await screen.findByRole('combobox', { name: field }), words);
  await user.click(await screen.findByRole('option', { name: new RegExp(words) }));
}

/** A date and a time field take what the browser's picker gives. */
function setTime(date = '2031-01-15', time = '16:00', labels = ['Date', 'Time']) {
  fireEvent.change(screen.getByLabelText(labels[0] ?? ''), { target: { value: date } });
  fireEvent.change(screen.getByLabelText(labels[1] ?? ''), { target: { value: time } });
}

async function fill(user: User) {
  await choose(user, 'Student', 'Layla');
  await choose(user, 'Material', 'Juz');
  setTime();
  await user.type(screen.getByRole('textbox', { name: 'Plan' }), 'Surah An-Naba');
}
const submit = (user: User) => user.click(screen.getByRole('button', { name: 'Add class' }));

test('a teacher schedules a class with an own student, whose length it takes (C12)', async () => {
  signInAs('teacher');
  serveSchedule();
  serveClasses([]);
  const sent = take('post', 'classes', scheduled(), 201);
  const { user, path } = await renderAt(PATH, 'en', true);
  await fill(user);
  await submit(user);
  expect(await screen.findByText('Class Added Successfully')).toBeTruthy();
  await waitFor(() => expect(path()).toBe('/dashboard/classes/my-classes'));
  expect(sent[0]?.body).toMatchObject({
    student_id: '12',
    material_id: '3',
    date: '2031-01-15',
    time: '16:00',
    duration: 45,
  });
  expect(sent[0]?.body).not.toHaveProperty('teacher_id');
  expect(sent[0]?.key).toBeTruthy();
});

test('while the time is typed the student’s clock stands beside it', async () => {
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

test('a time may be typed on the student’s clock, which shows the own beside it (D55)', async () => {
  signInAs('teacher');
  const checks = serveSchedule();
  const { user } = await renderAt(PATH);
  await choose(user, 'Student', 'Layla');
  setTime('2031-01-15', '13:00');
  await user.click(await screen.findByRole('checkbox', { name: 'In the student’s time' }));
  expect(screen.getByText('On the clock of London')).toBeTruthy();
  expect((await screen.findByText(/4:00 pm/)).parentElement?.textContent).toMatch(/^You in Amman: /);
  await waitFor(() => expect(checks.at(-1)?.get('in_student_time')).toBe('true'));
});

test('a conflict is shown with its class before anything is saved; an admin may overlap with a reason', async () => {
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
  await user.click(screen.getByRole('checkbox', { name: 'Schedule it all the same' }));
  await submit(user);
  expect(await screen.findByText('Reason is Required')).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: 'Why at the same time?' }), 'Siblings');
  await submit(user);
  expect(await screen.findByText('Class Added Successfully')).toBeTruthy();
  expect(sent[0]?.body).toMatchObject({ teacher_id: '7', allow_overlap: true, overlap_reason: 'Siblings' });
});

test('a teacher cannot overlap; a slot lost to somebody else is told', async () => {
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
  expect(await screen.findByText(/A class with somebody else/)).toBeTruthy();
  expect(screen.queryByRole('checkbox', { name: 'Schedule it all the same' })).toBeNull();
  await submit(user);
  expect(await screen.findByText(/Choose another one/)).toBeTruthy();
});

test('a time that the clock jumps over is replaced by one of the two nearest (D56)', async () => {
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
  expect(screen.getByLabelText<HTMLInputElement>('Time').value).toBe('02:00');
  await waitFor(() => expect(screen.queryByText(/does not exist on that day/)).toBeNull());
});

test('of a time that comes twice one is chosen (D56)', async () => {
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

test('that no classes are left warns and never blocks (D22)', async () => {
  signInAs('teacher');
  serveSchedule({ remaining_classes: 0 });
  serveClasses([]);
  take('post', 'classes', scheduled(['no_classes_left']), 201);
  const { user } = await renderAt(PATH, 'en', true);
  await fill(user);
  expect(await screen.findByText(/has no classes left/)).toBeTruthy();
  await submit(user);
  expect(await screen.findByText('Class Added Successfully')).toBeTruthy();
});

test.each([
  [
    'en',
    'Add class',
    ['Student is Required', 'Material is Required', 'Date is Required', 'Time is Required', 'Accomplished is Required'],
  ],
  ['ar', 'إضافة الحصة', ['الطالب مطلوب', 'المادة مطلوبة', 'التاريخ مطلوب', 'الوقت مطلوب', 'هذا الحقل مطلوب']],
] as const)('what is missing is said at each field (%s)', async (language, button, messages) => {
  signInAs('teacher');
  serveSchedule();
  const { user } = await renderAt(PATH, language);
  await user.click(await screen.findByRole('button', { name: button }));
  for (const message of messages) expect(await screen.findByText(message)).toBeTruthy();
});

test('a class that is to come is moved', async () => {
  signInAs('teacher');
  const checks = serveSchedule();
  serveClass(
    aClassDetail({
      id: '30',
      starts_at: '2031-01-15T13:00:00.000Z',
      accomplished: 'Plan',
      may: may('edit', 'editTime'),
    }),
  );
  const sent = take('post', 'classes/30');
  const { user } = await renderAt('/dashboard/classes/my-classes/edit/30', 'en', true);
  expect((await screen.findByLabelText<HTMLInputElement>('Time')).value).toBe('16:00');
  setTime('2031-01-16', '17:30');
  await waitFor(() => expect(checks.at(-1)?.get('except_id')).toBe('30'));
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Class Edited Successfully')).toBeTruthy();
  expect(sent[0]?.body).toMatchObject({ date: '2031-01-16', time: '17:30' });
});

test('of a class that waits for its report only what came of it is open (D21)', async () => {
  signInAs('teacher');
  serveClass(
    aClassDetail({
      id: '30',
      status: 'needs_report_to_end',
      starts_at: '2026-01-15T13:00:00.000Z',
      accomplished: 'Plan',
      may: may('edit'),
    }),
  );
  const sent = take('post', 'classes/30');
  const { user } = await renderAt('/dashboard/classes/my-classes/edit/30', 'en', true);
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Attendance' }), 'Student absent');
  expect(screen.queryByLabelText('Date')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() =>
    expect(sent[0]?.body).toEqual({ attendance: 'absence_student', accomplished: 'Plan', notes: '' }),
  );
});

test('a class that is closed says so instead of a form', async () => {
  signInAs('teacher');
  serveClass(aClassDetail({ id: '30', status: 'cancelled' }));
  await renderAt('/dashboard/classes/my-classes/edit/30');
  expect(await screen.findByText('This class can no longer be changed')).toBeTruthy();
});

test('a class to edit that is not there, or could not be loaded, is told', async () => {
  signInAs('teacher');
  reject('get', 'classes/30', 422);
  const { user } = await renderAt('/dashboard/classes/my-classes/edit/30');
  const again = await screen.findByRole('button', { name: 'Try again' });
  reject('get', 'classes/30', 404);
  await user.click(again);
  expect(await screen.findByText('This class is not here')).toBeTruthy();
});
