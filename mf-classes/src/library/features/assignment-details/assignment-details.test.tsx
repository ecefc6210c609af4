import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import type { Assignment } from '#/library/api/assignments.ts';
import { anAssignment } from '#/testing/assignments.ts';
import { aHandIn, serveHandIns } from '#/testing/hand-ins.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { reject, serve, server, take } from '#/testing/server.ts';
import { signInAs } from '#/testing/sign-in.ts';

const PATH = '/dashboard/classes/my-assignments/4';
const mayHandIn = { delete: false, changeDue: false, handIn: true, mark: false };
const mayMark = { delete: false, changeDue: false, handIn: false, mark: true };
const by = { id: '7', name: 'Salma Haddad' };

function serveAssignment(about: Partial<Assignment> = {}): void {
  serve('assignments/4', { data: anAssignment({ id: '4', ...about }) });
}
const region = async (name: string) => within(await screen.findByRole('region', { name }));
const mp3 = () => new File(['ID3'], 'recitation.mp3', { type: 'audio/mpeg' });

test('a student hands in a file with a note, which is shown after it has arrived', async () => {
  signInAs('student');
  serveAssignment({ may: mayHandIn, due: '2026-11-19', due_at: '2026-11-20T00:00:00.000Z' });
  serveHandIns('4', []);
  const sent: (string | null)[][] = [];
  server.use(
    http.post('*/api/assignments/4/hand-ins', async ({ request }) => {
      const body = await request.formData();
      const file = body.get('file');
      sent.push([
        String(body.get('note')),
        file instanceof File ? file.name : null,
        request.headers.get('idempotency-key'),
      ]);
      serveHandIns('4', [aHandIn({ id: '9', note: 'From memory' })]);
      return HttpResponse.json({ data: aHandIn({ id: '9' }) }, { status: 201 });
    }),
  );
  const { user } = await renderAt(PATH);
  const form = await region('Hand in');
  expect(screen.getByText('Due tomorrow')).toBeTruthy();
  await user.upload(form.getByLabelText('File'), mp3());
  await user.type(await form.findByLabelText(/Message to the teacher/), 'From memory');
  await user.click(form.getByRole('button', { name: 'Hand in' }));
  expect(await (await region('Handed in')).findByText('From memory')).toBeTruthy();
  expect(sent).toEqual([['From memory', 'recitation.mp3', expect.any(String)]]);
  await waitFor(() => expect(screen.queryByRole('region', { name: 'On its way' })).toBeNull());
});

test('a hand-in that fails with a lost connection is stored, and sent with the same key later', async () => {
  signInAs('student');
  serveAssignment({ may: mayHandIn });
  serveHandIns('4', []);
  const keys: (string | null)[] = [];
  server.use(
    http.post('*/api/assignments/4/hand-ins', ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      return keys.length === 1
        ? HttpResponse.error()
        : HttpResponse.json({ data: aHandIn({ id: '9' }) }, { status: 201 });
    }),
  );
  const { user } = await renderAt(PATH);
  const form = await region('Hand in');
  await user.upload(form.getByLabelText('File'), mp3());
  await user.click(await form.findByRole('button', { name: 'Hand in' }));
  expect(await (await region('On its way')).findByText(/^There is no connection/)).toBeTruthy();
  fireEvent(window, new Event('online'));
  await waitFor(() => expect(keys).toHaveLength(2));
  expect(keys[1]).toBe(keys[0]);
  await waitFor(() => expect(screen.queryByRole('region', { name: 'On its way' })).toBeNull());
});

test('an assignment says when its class was on both clocks (D94)', async () => {
  signInAs('teacher');
  serveAssignment({});
  serveHandIns('4', []);
  await renderAt(PATH);
  expect(await screen.findByRole('link', { name: /4:00\spm/ })).toBeTruthy();
  expect(screen.getByText('\u20681:00 pm\u2069 in London')).toBeTruthy();
});

test.each([
  [422, { fields: [{ path: 'file', code: 'too_long', message: 'x' }] }, 'The recording is longer than 3 minutes.'],
  [409, {}, 'Your teacher has marked it in the meantime.'],
])('a hand-in that is rejected with %s shows the reason and is discarded', async (status, problem, words) => {
  signInAs('student');
  serveAssignment({ may: mayHandIn });
  serveHandIns('4', []);
  reject('post', 'assignments/4/hand-ins', status, problem);
  const { user } = await renderAt(PATH);
  const form = await region('Hand in');
  await user.upload(form.getByLabelText('File'), mp3());
  await user.click(await form.findByRole('button', { name: 'Hand in' }));
  const way = await region('On its way');
  expect(await way.findByText((text) => text.startsWith(words))).toBeTruthy();
  await user.click(way.getByRole('button', { name: 'Delete' }));
  expect(screen.queryByRole('region', { name: 'On its way' })).toBeNull();
});

test('a parent sees each try with the grade, the comments and their moments, and hands in nothing', async () => {
  signInAs('guest');
  serveAssignment({ hand_in: { created_at: '2026-11-18T08:00:00.000Z', grade: 'good' } });
  const mark = {
    grade: 'good' as const,
    comment: 'Well read',
    marks: [{ atMs: 12_500, text: 'Ghunna' }],
    by,
    at: '2026-11-18T08:30:00.000Z',
  };
  serveHandIns('4', [
    aHandIn({ id: '9', number: 2, mark }),
    aHandIn({ id: '8', number: 1, isLatest: false, mark: { ...mark, grade: 'again', comment: 'Slower', marks: [] } }),
  ]);
  await renderAt(PATH);
  const latest = await region('Handed in');
  expect(latest.getByText('Good')).toBeTruthy();
  expect(latest.getByText('Well read')).toBeTruthy();
  expect(latest.getByRole('button', { name: /0:12 Ghunna/ })).toBeTruthy();
  expect(latest.getByRole('button', { name: 'Play the recitation' })).toBeTruthy();
  expect((await region('Attempt 1')).getByText('Slower')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Hand in' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Correct' })).toBeNull();
});

test('the author of an assignment changes the last day, and gets an error for a past one', async () => {
  signInAs('teacher');
  const given = { may: { ...mayMark, mark: false, changeDue: true }, due: '2026-11-19' };
  serveAssignment(given);
  serveHandIns('4', []);
  reject('put', 'assignments/4', 422, { fields: [{ path: 'due', code: 'past', message: 'x' }] });
  const { user } = await renderAt(PATH);
  await user.click(await screen.findByRole('button', { name: 'Change due date' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change due date' }));
  const day = await dialog.findByLabelText(/^Due date/);
  expect((day as HTMLInputElement).value).toMatch(/19 Nov/);
  fireEvent.change(day, { target: { value: '2026-11-17' } });
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Choose today or a later day')).toBeTruthy();
  const taken = take('put', 'assignments/4', { data: anAssignment({ id: '4', ...given, due: null }) });
  fireEvent.change(day, { target: { value: '' } });
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(taken[0]?.body).toEqual({ due: null });
});

test('a teacher adds a comment at a second, chooses a grade and writes a general comment', async () => {
  signInAs('teacher');
  serveAssignment({ may: mayMark, hand_in: { created_at: '2026-11-18T08:00:00.000Z', grade: null } });
  serveHandIns('4', [aHandIn({ id: '9', may: { mark: true } })]);
  const saved = take('put', 'hand-ins/9/mark', { data: aHandIn({ id: '9' }) });
  const { user } = await renderAt(PATH);
  const part = await region('Handed in');
  await user.click(part.getByRole('button', { name: 'Save' }));
  expect(await part.findByText('A grade is required')).toBeTruthy();
  expect(saved).toEqual([]);
  fireEvent.change(part.getByRole('slider', { name: 'Position in the recording' }), { target: { value: '12.5' } });
  await user.click(part.getByRole('button', { name: 'Add a comment at 0:12' }));
  await user.type(part.getByRole('textbox', { name: 'At 0:12' }), 'Ghunna');
  await user.click(part.getByRole('radio', { name: 'Needs practice' }));
  await user.type(part.getByRole('textbox', { name: /Comment for the student/ }), 'Once a day');
  await user.click(part.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Marked')).toBeTruthy();
  expect(saved.map(({ body }) => body)).toEqual([
    { grade: 'needs_practice', comment: 'Once a day', marks: [{ atMs: 12_500, text: 'Ghunna' }] },
  ]);
});

test('marking an outdated try shows an error, and an existing mark can be corrected', async () => {
  signInAs('teacher');
  serveAssignment({ may: mayMark, hand_in: { created_at: '2026-11-18T08:00:00.000Z', grade: 'good' } });
  const mark = { grade: 'good' as const, comment: 'Well read', marks: [], by, at: '2026-11-18T08:30:00.000Z' };
  serveHandIns('4', [aHandIn({ id: '9', may: { mark: true }, mark })]);
  reject('put', 'hand-ins/9/mark', 409);
  const { user } = await renderAt(PATH);
  const part = await region('Handed in');
  await user.click(await part.findByRole('button', { name: 'Correct' }));
  expect(part.getByRole<HTMLInputElement>('radio', { name: 'Good' }).checked).toBe(true);
  await user.click(part.getByRole('radio', { name: 'Excellent' }));
  await user.click(part.getByRole('button', { name: 'Save' }));
  expect(await part.findByText(/^It was handed in again in the meantime/)).toBeTruthy();
  await user.click(part.getByRole('button', { name: 'Cancel' }));
  expect(part.getByText('Well read')).toBeTruthy();
});

test('a missing assignment shows a message, and one that failed to load can be retried', async () => {
  signInAs('student');
  reject('get', 'assignments/4', 404);
  await renderAt(PATH);
  expect(await screen.findByText('Assignment not found')).toBeTruthy();
});
