import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aClass, serveClasses } from '#/testing/classes.ts';
import { aMaterial, serveMaterials } from '#/testing/materials.ts';
import { serveZoom } from '#/testing/meetings.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { serveSchedule } from '#/testing/schedule.ts';
import { take } from '#/testing/server.ts';
import { signInAs } from '#/testing/sign-in.ts';
import { choose, fill, PATH, scheduled, submit } from './class-form.fixture.ts';

test('a teacher schedules a class with an own student, with the student’s agreed length (C12)', async () => {
  signInAs('teacher');
  serveSchedule();
  serveClasses([]);
  const sent = take('post', 'classes', scheduled(), 201);
  const { user, path } = await renderAt(PATH, 'en', true);
  await fill(user);
  await submit(user);
  expect(await screen.findByText('Class added successfully')).toBeTruthy();
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

test('a student without remaining classes causes a warning and never blocks scheduling (D22)', async () => {
  signInAs('teacher');
  serveSchedule({ remaining_classes: 0 });
  serveClasses([]);
  take('post', 'classes', scheduled(['no_classes_left']), 201);
  const { user } = await renderAt(PATH, 'en', true);
  await fill(user);
  expect(await screen.findByText(/has no remaining classes/)).toBeTruthy();
  await submit(user);
  expect(await screen.findByText('Class added successfully')).toBeTruthy();
});

test.each([
  [
    'en',
    'Add class',
    ['Student is required', 'Material is required', 'Date is required', 'Time is required', 'Plan is required'],
  ],
  ['ar', 'إضافة الحصة', ['الطالب مطلوب', 'المادة مطلوبة', 'التاريخ مطلوب', 'الوقت مطلوب', 'الخطة مطلوبة']],
] as const)('missing values have errors at their fields (%s)', async (language, button, messages) => {
  signInAs('teacher');
  serveSchedule();
  const { user } = await renderAt(PATH, language);
  await user.click(await screen.findByRole('button', { name: button }));
  for (const message of messages) expect(await screen.findByText(message)).toBeTruthy();
});

test('without materials the form leads to adding one, and offers it afterwards', async () => {
  signInAs('leader');
  serveSchedule();
  serveMaterials([]);
  const { user } = await renderAt(PATH);
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: /^Add a material/ });
  expect([link.pathname, link.target]).toEqual(['/dashboard/lms/add', '_blank']);
  serveMaterials([aMaterial({ id: '3', name: 'Juz Amma' })]);
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(screen.queryByRole('link', { name: /^Add a material/ })).toBeNull());
  await choose(user, 'Material', 'Juz');
});

test('users who may not add materials read that the academy adds them', async () => {
  signInAs('teacher');
  serveSchedule();
  serveMaterials([]);
  await renderAt(PATH);
  expect(await screen.findByText('There are no materials yet. The academy adds them.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Add a material/ })).toBeNull();
});

test('an unfinished new class is restored', async () => {
  signInAs('teacher');
  serveSchedule();
  const { user, unmount } = await renderAt(PATH);
  const notes = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Plan/ });
  await user.type(await notes(), 'Al-Mulk 1 to 10');
  unmount();
  await renderAt(PATH);
  expect((await notes()).value).toBe('Al-Mulk 1 to 10');
  expect(screen.getByText('Your unsaved changes are back.')).toBeTruthy();
});

const last = aClass({ id: '29', starts_at: '2031-01-08T13:00:00.000Z', accomplished: 'An-Naba 1–10' });
const fieldValue = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

test('a new class starts with material, weekday, time and plan of the last one, which can be cleared', async () => {
  signInAs('teacher');
  serveSchedule();
  serveClasses([aClass({ id: '30', status: 'cancelled', accomplished: 'Cancelled' }), last]);
  const { user } = await renderAt(PATH);
  await choose(user, 'Student', 'Layla');
  expect(await screen.findByText(/^Filled in from the last class/)).toBeTruthy();
  expect(within(screen.getByText(/^Filled in/).parentElement ?? document.body).getByText(/in London$/)).toBeTruthy();
  expect(['Material', 'Date', 'Time', 'Plan'].map(fieldValue)).toEqual([
    'Juz Amma',
    '15 Jan 2031',
    '4:00 pm',
    'An-Naba 1–10',
  ]);
  await user.click(screen.getByRole('button', { name: 'Start empty' }));
  expect(['Material', 'Date', 'Time', 'Plan'].map(fieldValue)).toEqual(['', '', '', '']);
  expect(screen.queryByText(/^Filled in from/)).toBeNull();
});

test('fields typed before the student was chosen stay', async () => {
  signInAs('teacher');
  serveSchedule();
  serveClasses([last]);
  const { user } = await renderAt(PATH);
  await user.type(await screen.findByRole('textbox', { name: 'Plan' }), 'Al-Mulk');
  await choose(user, 'Student', 'Layla');
  await screen.findByText(/^Filled in from the last class/);
  expect([fieldValue('Plan'), fieldValue('Time')]).toEqual(['Al-Mulk', '4:00 pm']);
});

test.each([
  ['teacher', 'You already have a class at this time'],
  ['admin', 'Teacher already has a class at this time'],
])("the text of a teacher's conflict depends on the viewer (%s)", async (role, words) => {
  signInAs(role);
  const [starts_at, ends_at] = ['2031-01-15T13:00:00.000Z', '2031-01-15T13:30:00.000Z'];
  serveSchedule({ conflicts: [{ who: 'teacher', id: null, title: null, starts_at, ends_at }] });
  const { user } = await renderAt(PATH);
  await fill(user);
  expect(await screen.findByText(words)).toBeTruthy();
});

test('a teacher without an authorization is asked for it once, when the form opens', async () => {
  signInAs('teacher');
  serveSchedule();
  serveZoom();
  await renderAt(PATH);
  expect(await screen.findByRole('link', { name: 'Connect Zoom' })).toBeTruthy();
  expect(screen.getAllByText('Zoom auth required')).toHaveLength(1);
});

test('a class that failed to save is restored with all typed values when its form opens again', async () => {
  signInAs('teacher');
  serveSchedule();
  serveClasses([]);
  const first = await renderAt(PATH);
  await fill(first.user);
  const minutes = await screen.findByLabelText<HTMLInputElement>('Length in minutes');
  await waitFor(() => expect(minutes.value).toBe('45'));
  await first.user.clear(minutes);
  await first.user.type(minutes, '50');
  first.unmount();
  await renderAt(PATH);
  expect(await screen.findByText(/Your unsaved changes are back/)).toBeTruthy();
  const fields = ['Student', 'Material', 'Date', 'Time', 'Plan', 'Length in minutes'];
  const kept = ['Layla Mansour', 'Juz Amma', '15 Jan 2031', '4:00 pm', 'Surah An-Naba', '50'];
  expect(fields.map(fieldValue)).toEqual(kept);
  // The student's values have arrived, and have not replaced typed ones.
  await screen.findByText(/^in London:/);
  expect(fields.map(fieldValue)).toEqual(kept);
});
