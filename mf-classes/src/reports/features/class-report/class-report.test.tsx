import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aClass, may, serveClass, serveClasses } from '#/testing/classes.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { reject, take } from '#/testing/server.ts';
import { signInAs } from '#/testing/sign-in.ts';
import { detail, inMinutes, open, outcome, outcomes, PATH, saved, write } from './class-report.fixture.ts';

beforeEach(() => {
  signInAs('teacher');
  take('put', 'daily-reports/drafts/30');
});

test('a class without anything special is reported from the list in four interactions', async () => {
  serveClasses([aClass({ id: '30', ...open })]);
  serveClass(detail());
  const sent = take('post', 'daily-reports', saved(), 201);
  const { user } = await renderAt('/dashboard/classes/my-classes?status=needs_report_to_end', 'en', true);
  await user.click(await screen.findByRole('link', { name: /am|pm/ }));
  await write(user);
  expect(await screen.findByText('The report is saved')).toBeTruthy();
  expect(sent.map(({ body }) => body)).toEqual([
    { class_model: '30', attendance: 'presence', report: 'Read well today.', accomplished: '', notes: '' },
  ]);
  expect(sent[0]?.key).toMatch(/^[0-9a-f]{32}$/);
});

test('after a report is saved, the remaining classes and make-ups are shown (D103)', async () => {
  serveClass(detail({ makeups: [{ id: '4', until: '2027-06-30' }] }));
  take('post', 'daily-reports', saved(), 201);
  const { user } = await renderAt(PATH);
  await write(user);
  expect(await screen.findByText('The report is saved')).toBeTruthy();
  expect(screen.getByText('1 make-up class until \u206830 June\u2069')).toBeTruthy();
});

test('the effect of the report is shown before saving, for each attendance', async () => {
  serveClass(detail());
  const { user } = await renderAt(PATH);
  await user.click(await screen.findByRole('radio', { name: 'Present' }));
  expect(screen.getByText('1 class is used, 4 remain. You are paid.')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'Teacher absent' }));
  expect(screen.getByText('No class is used, 5 remain. You are not paid.')).toBeTruthy();
});

test('the effect has the plural forms of Arabic', async () => {
  serveClass(detail({ remaining_classes: 0, outcomes: { ...outcomes, presence: outcome(-1) } }));
  const { user } = await renderAt(PATH, 'ar');
  await user.click(await screen.findByRole('radio', { name: 'حضور' }));
  expect(screen.getByText('تُحتسب حصة واحدة، وتصبح على الطالب حصة مستحقة الدفع. لك أجر هذه الحصة.')).toBeTruthy();
});

test('an absence fills in its text, which never replaces typed text', async () => {
  serveClass(detail());
  const { user } = await renderAt(PATH);
  const comment = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Comment for the family' });
  await user.click(screen.getByRole('radio', { name: 'Student absent' }));
  expect(comment.value).toBe('Student did not attend.');
  await user.click(screen.getByRole('radio', { name: 'Present' }));
  expect(comment.value).toBe('');
  await user.type(comment, 'Own words');
  await user.click(screen.getByRole('radio', { name: 'Student absent' }));
  expect(comment.value).toBe('Own words');
});

test('a teacher can mark the student as absent from 15 minutes on, with a countdown (D25)', async () => {
  const later = { ...outcome(4), allowed: false, from: inMinutes(10) };
  serveClass(detail({ outcomes: { ...outcomes, absence_student: later } }));
  await renderAt(PATH);
  const choice = await screen.findByRole<HTMLInputElement>('radio', { name: 'Student absent' });
  expect(choice.disabled).toBe(true);
  expect(screen.getByText(/^available in (10:00|9:\d\d)$/)).toBeTruthy();
});

test('missing attendance and text have an error each, and nothing is sent', async () => {
  serveClass(detail());
  const { user } = await renderAt(PATH);
  await user.click(await screen.findByRole('button', { name: 'Save report' }));
  expect(screen.getByText('Choose the attendance')).toBeTruthy();
  expect(screen.getByText('Report is required')).toBeTruthy();
});

test('a tap adds a ready sentence, another tap removes it', async () => {
  serveClass(detail());
  const { user } = await renderAt(PATH);
  const comment = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Comment for the family' });
  await user.type(comment, 'Surah An-Naba.');
  await user.click(screen.getByRole('button', { name: 'Memorised' }));
  expect(comment.value).toBe('Surah An-Naba. Memorised the new portion.');
  await user.click(screen.getByRole('button', { name: 'Memorised' }));
  expect(comment.value).toBe('Surah An-Naba.');
});

test.each([
  [
    { status: 'ended', report_id: '90', may: may('viewReport') },
    'This class has its report',
    '/dashboard/classes/30/daily-report',
  ],
  [{ status: 'scheduled', may: may('edit') }, 'It is too early for a report', '/dashboard/classes/30'],
  [{ status: 'cancelled', may: may() }, 'This class can’t be reported', '/dashboard/classes/30'],
] as const)('if there is nothing to report the page says so: %o', async (about, title, to) => {
  serveClass(detail(about));
  await renderAt(PATH);
  expect(await screen.findByText(title)).toBeTruthy();
  expect(screen.getAllByRole<HTMLAnchorElement>('link').map(({ pathname }) => pathname)).toContain(to);
});

test('the page of a missing class says so', async () => {
  reject('get', 'classes/30', 404);
  await renderAt(PATH);
  expect(await screen.findByText('Class not found')).toBeTruthy();
});

test('a class that could not be loaded can be retried', async () => {
  reject('get', 'classes/30', 422);
  const { user } = await renderAt(PATH);
  const again = await screen.findByRole('button', { name: 'Try again' });
  serveClass(detail());
  await user.click(again);
  expect(await screen.findByRole('radio', { name: 'Present' })).toBeTruthy();
});

test.each([
  ['arabic', ['Accomplished', 'Comment for the family']],
  ['memorisation', ['Comment for the family', 'Accomplished']],
  [null, ['Comment for the family', 'Accomplished']],
])('the report of a class of %s has its texts in the order %j', async (subject, names) => {
  serveClass(detail({ material: { id: '4', name: 'Book 1', subject } }));
  await renderAt(PATH);
  await screen.findByRole('textbox', { name: /Comment/ });
  const labels = screen.getAllByRole('textbox').map((field) => (field as HTMLTextAreaElement).labels?.[0]?.textContent);
  expect(labels.slice(0, 2)).toEqual(names);
});
