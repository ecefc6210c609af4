import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { serveClasses } from '#/testing/classes.ts';
import { serveZoom } from '#/testing/meetings.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { quran, salma, serveSchedule } from '#/testing/schedule.ts';
import { aSeries, servePreview, serveSeries } from '#/testing/series.ts';
import { reject, serve, take } from '#/testing/server.ts';
import { signInAs } from '#/testing/sign-in.ts';

const PATH = '/dashboard/classes/my-classes/add-weekly';

type User = Awaited<ReturnType<typeof renderAt>>['user'];
async function choose(user: User, field: string, words: string) {
  await user.type(await screen.findByRole('combobox', { name: field }), words);
  await user.click(await screen.findByRole('option', { name: new RegExp(words) }));
}

async function fill(user: User) {
  await choose(user, 'Student', 'Layla');
  await choose(user, 'Material', 'Juz');
  fireEvent.change(screen.getByLabelText('First day'), { target: { value: '2031-01-13' } });
  fireEvent.change(screen.getByRole('combobox', { name: 'Time' }), { target: { value: '17:00' } });
}

test('a teacher sees the first eight weeks on both clocks, and adds weekly classes', async () => {
  signInAs('teacher');
  serveSchedule();
  serveClasses([]);
  serveSeries(aSeries());
  const asked = servePreview();
  const sent = take('post', 'series', { data: aSeries(), warnings: [] }, 201);
  const { user, path } = await renderAt(PATH, 'en', true);
  await fill(user);
  expect(await screen.findByText('1 class in the first eight weeks')).toBeTruthy();
  expect(screen.getByText(/in London$/)).toBeTruthy();
  expect(asked.at(-1)?.body).toMatchObject({ studentId: '12', startsOn: '2031-01-13', zone: 'student' });
  await user.click(screen.getByRole('button', { name: 'Add weekly classes' }));
  await waitFor(() => expect(path()).toBe('/dashboard/series/4'));
  expect(sent[0]?.body).toEqual({
    studentId: '12',
    materialId: '3',
    zone: 'student',
    slots: [{ weekday: 1, time: '17:00', minutes: 45 }],
    everyWeeks: 1,
    startsOn: '2031-01-13',
  });
  expect(sent[0]?.key).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Add more' }));
  expect(path()).toBe(PATH);
});

test('of a student with two subjects weekly classes have one, that of their teacher until another is chosen (D125)', async () => {
  signInAs('leader');
  serveSchedule();
  serveClasses([]);
  const arabic = { ...quran, id: '32', subject: 'arabic', teacher: { id: '8', name: 'Mona Adel' }, agreedMinutes: 60 };
  serve('students/12/enrolments', { data: [quran, arabic] });
  serve('users/8', { data: { data: [{ ...salma, id: '8', name: 'Mona Adel' }] } });
  const asked = servePreview();
  const { user } = await renderAt(PATH, 'en', true);
  await fill(user);
  const subject = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Subject' });
  await waitFor(() => expect(asked.at(-1)?.body).toMatchObject({ enrolmentId: '31', teacherId: '7' }));
  await user.selectOptions(subject, '32');
  const slots = [{ weekday: 1, time: '17:00', minutes: 60 }];
  await waitFor(() => expect(asked.at(-1)?.body).toMatchObject({ enrolmentId: '32', teacherId: '8', slots }));
});

test('an obstacle is named before saving', async () => {
  signInAs('teacher');
  serveSchedule();
  const conflict = {
    who: 'teacher' as const,
    id: '9',
    title: 'Qaida – Yusuf',
    starts_at: '2031-01-13T17:15:00.000Z',
    ends_at: '2031-01-13T17:45:00.000Z',
  };
  const { startsAt = '', endsAt = '', date = '' } = aSeries().classes[0] ?? {};
  servePreview({ classes: [{ date, startsAt, endsAt, conflict, isJoined: false }], warnings: ['no_classes_left'] });
  const { user } = await renderAt(PATH, 'en', true);
  await fill(user);
  expect(await screen.findByText(/^1 time is taken/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Qaida – Yusuf' })).toBeTruthy();
  expect(screen.getByText(/^The student has no remaining classes/)).toBeTruthy();
});

test.each([
  ['en', 'Add weekly classes', ['Student is required', 'Material is required', 'Date is required', 'Choose a day']],
  ['ar', 'إضافة حصص أسبوعية', ['الطالب مطلوب', 'المادة مطلوبة', 'التاريخ مطلوب', 'يُرجى اختيار يوم الأسبوع']],
] as const)('missing values of weekly classes have errors at their fields (%s)', async (language, button, messages) => {
  signInAs('teacher');
  serveSchedule();
  const { user } = await renderAt(PATH, language);
  await user.click(await screen.findByRole('button', { name: button }));
  for (const message of messages) expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
});

test('a length that was typed before the student was chosen stays (C12)', async () => {
  signInAs('teacher');
  serveSchedule();
  servePreview();
  const { user } = await renderAt(PATH, 'en', true);
  const length = await screen.findByLabelText<HTMLInputElement>('Length in minutes');
  fireEvent.change(length, { target: { value: '60' } });
  await choose(user, 'Student', 'Layla');
  expect(await screen.findByRole('option', { name: /London/ })).toBeTruthy();
  expect(length.value).toBe('60');
});

test('a teacher without an authorization is offered one, and a typed link stays after another error', async () => {
  signInAs('teacher');
  serveSchedule();
  servePreview();
  serveZoom();
  const { user } = await renderAt(PATH, 'en', true);
  expect(await screen.findByRole('link', { name: 'Connect Zoom' })).toBeTruthy();
  await fill(user);
  reject('post', 'series', 409, { code: 'meeting_authorization_required' });
  await user.click(screen.getByRole('button', { name: 'Add weekly classes' }));
  const link = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Meeting link/ });
  await user.type(link, 'https://meet.example/1');
  const fields = [{ path: 'zoomLink', code: 'invalid', message: 'No' }];
  reject('post', 'series', 422, { code: 'invalid', fields });
  await user.click(screen.getByRole('button', { name: 'Add weekly classes' }));
  expect(await screen.findByText('Enter a link that starts with https://')).toBeTruthy();
  expect(link.isConnected).toBe(true);
});

test('an unfinished form of weekly classes is restored', async () => {
  signInAs('teacher');
  serveSchedule();
  const first = await renderAt(PATH, 'en', true);
  fireEvent.change(await screen.findByLabelText('Length in minutes'), { target: { value: '60' } });
  first.unmount();
  await renderAt(PATH, 'en', true);
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Length in minutes').value).toBe('60'));
});

test('overlapping times have an error below the preview; other failures of the preview can be retried', async () => {
  signInAs('teacher');
  serveSchedule();
  const fields = [{ path: 'slots', code: 'check', message: 'Two of the times overlap' }];
  reject('post', 'series/preview', 422, { code: 'invalid', fields });
  const { user } = await renderAt(PATH, 'en', true);
  await fill(user);
  expect(await screen.findByText('Two of the times overlap')).toBeTruthy();
  reject('post', 'series/preview', 500);
  fireEvent.change(screen.getByRole('combobox', { name: 'Time' }), { target: { value: '18:00' } });
  expect(await screen.findByText('The first eight weeks can’t be shown.')).toBeTruthy();
  servePreview();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('1 class in the first eight weeks')).toBeTruthy();
});

test('each day of the week is a group with its number, and removing one leads to the button that adds another', async () => {
  signInAs('teacher');
  serveSchedule();
  const { user } = await renderAt(PATH, 'en', true);
  const add = await screen.findByRole('button', { name: 'Add another day' });
  await user.click(add);
  const second = screen.getByRole('group', { name: 'Day 2' });
  expect(within(second).getByRole('combobox', { name: 'Time' })).toBeTruthy();
  await user.click(within(second).getByRole('button', { name: 'Remove day 2' }));
  await waitFor(() => expect(document.activeElement).toBe(add));
});

test('an invalid last day has an error', async () => {
  signInAs('teacher');
  serveSchedule();
  const { user } = await renderAt(PATH, 'en', true);
  await fill(user);
  fireEvent.change(screen.getByLabelText('Ends'), { target: { value: 'day' } });
  fireEvent.change(await screen.findByLabelText('Last day'), { target: { value: 'summer' } });
  await user.click(screen.getByRole('button', { name: 'Add weekly classes' }));
  expect(await screen.findByText('Choose the first day or a later one')).toBeTruthy();
});
