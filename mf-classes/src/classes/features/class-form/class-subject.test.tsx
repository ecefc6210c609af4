import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { serveAssignments } from '#/testing/assignments.ts';
import { aClassDetail, may, serveClass, serveClasses } from '#/testing/classes.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { quran, salma, serveSchedule } from '#/testing/schedule.ts';
import { reject, serve, take } from '#/testing/server.ts';
import { signInAs } from '#/testing/sign-in.ts';
import { fill, PATH, scheduled, submit } from './class-form.fixture.ts';

const arabic = { ...quran, id: '32', subject: 'arabic', teacher: { id: '8', name: 'Mona Adel' }, agreedMinutes: 60 };

function serveTwo() {
  serveSchedule();
  serve('students/12/enrolments', { data: [quran, arabic] });
  serve('users/8', { data: { data: [{ ...salma, id: '8', name: 'Mona Adel' }] } });
  return take('post', 'classes', scheduled(), 201);
}
const field = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Subject' });
const length = () => screen.getByLabelText<HTMLInputElement>('Length in minutes');
const value = (name: string) => screen.getByRole<HTMLInputElement>('combobox', { name }).value;

beforeEach(() => serveClasses([]));

test('a student who learns one subject is not asked for it, and an ended or paused one asks nothing (D125)', async () => {
  signInAs('leader');
  serveSchedule();
  const sent = take('post', 'classes', scheduled(), 201);
  const others = [
    { ...arabic, state: 'ended' as const },
    { ...arabic, id: '33', state: 'paused' as const },
  ];
  serve('students/12/enrolments', { data: [quran, ...others] });
  const { user } = await renderAt(PATH, 'en', true);
  await fill(user);
  await waitFor(() => expect(length().value).toBe('45'));
  expect(screen.queryByRole('combobox', { name: 'Subject' })).toBeNull();
  await submit(user);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).not.toHaveProperty('enrolment_id');
});

test('a choice of the subject brings its teacher and its agreed length (D125)', async () => {
  signInAs('leader');
  const sent = serveTwo();
  const { user } = await renderAt(PATH, 'en', true);
  await fill(user);
  const subject = await field();
  await waitFor(() => expect(subject.value).toBe('31'));
  expect([...subject.options].map(({ text }) => text.replace(/[\u2068\u2069]/g, ''))).toEqual([
    'Which subject?',
    'Memorisation and revision – Salma Haddad',
    'Arabic – Mona Adel',
  ]);
  await user.selectOptions(subject, '32');
  expect([value('Teacher'), length().value]).toEqual(['Mona Adel', '60']);
  await submit(user);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({ enrolment_id: '32', teacher_id: '8', duration: 60 });
});

test('with a teacher of none of the subjects one must be chosen (D125)', async () => {
  signInAs('leader');
  const sent = serveTwo();
  serve('students/12/enrolments', { data: [{ ...quran, teacher: { id: '9', name: 'Omar Farouk' } }, arabic] });
  const { user } = await renderAt(PATH, 'en', true);
  await fill(user);
  expect((await field()).value).toBe('');
  await submit(user);
  expect(await screen.findByText('Choose the subject')).toBeTruthy();
  expect(sent).toEqual([]);
});

test('an edited class keeps its subject until another is chosen (D125)', async () => {
  signInAs('leader');
  serveTwo();
  const about = { starts_at: '2031-01-15T13:00:00.000Z', accomplished: 'Plan', may: may('edit', 'editTime') };
  serveClass(aClassDetail({ id: '30', ...about, enrolment_id: '32', subject: 'arabic' }));
  serveAssignments([]);
  const sent = take('post', 'classes/30');
  const { user } = await renderAt('/dashboard/classes/my-classes/edit/30', 'en', true);
  const subject = await field();
  expect([subject.value, value('Teacher')]).toEqual(['32', 'Salma Haddad']);
  await user.selectOptions(subject, '31');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(sent[0]?.body).toMatchObject({ enrolment_id: '31', duration: 45 }));
});

test('a teacher of one of the subjects is not asked, and has its length (D125)', async () => {
  signInAs('teacher');
  const own = { ...arabic, teacher: quran.teacher };
  serveSchedule();
  serve('students/12/enrolments', { data: [{ ...quran, teacher: arabic.teacher }, own] });
  const first = await renderAt(PATH, 'en', true);
  await fill(first.user);
  await waitFor(() => expect(length().value).toBe('60'));
  expect(screen.queryByRole('combobox', { name: 'Subject' })).toBeNull();
});

test('the API’s words about the subject stand at its field (D125)', async () => {
  signInAs('leader');
  serveTwo();
  reject('post', 'classes', 422, { fields: [{ path: 'enrolment_id', code: 'ended', message: '' }] });
  const { user } = await renderAt(PATH, 'en', true);
  await fill(user);
  await field();
  await submit(user);
  expect(await screen.findByText('This subject has ended')).toBeTruthy();
});
