import { endSession } from '@academy/shared-auth';
import { memoryCaches, serveMicrophone } from '@academy/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Assignment } from '#/library/api/assignments.ts';
import { anAssignment } from '#/testing/assignments.ts';
import { aHandIn, serveHandIns } from '#/testing/hand-ins.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { serve, server } from '#/testing/server.ts';
import { signInAs } from '#/testing/sign-in.ts';

const PATH = '/dashboard/classes/my-assignments/4';
const may = { delete: false, changeDue: false, handIn: true, mark: false };
const given = { created_at: '2026-11-18T08:00:00.000Z', grade: null };
const region = async (name: string) => within(await screen.findByRole('region', { name }));

const hasUnfinished = async () =>
  (await (await caches.open('unsent-files:12')).match('/unfinished-files/4')) !== undefined;

let microphone: ReturnType<typeof serveMicrophone>;
beforeEach(() => {
  microphone = serveMicrophone();
  signInAs('student');
});
afterEach(() => microphone.remove());

function serveAssignment(about: Partial<Assignment> = {}): void {
  serve('assignments/4', { data: anAssignment({ id: '4', may, ...about }) });
}

async function record(name = 'Hand in') {
  const { user } = await renderAt(PATH);
  const form = await region(name);
  await user.click(form.getByRole('button', { name: 'Record a recitation' }));
  await form.findByRole('timer');
  return { user, form };
}

test('a recitation that a call or a pulled headset cuts short can be listened to and handed in', async () => {
  serveAssignment();
  serveHandIns('4', []);
  const sent: string[] = [];
  server.use(
    http.post('*/api/assignments/4/hand-ins', async ({ request }) => {
      const file = (await request.formData()).get('file');
      sent.push(file instanceof File ? await file.text() : '');
      return HttpResponse.json({ data: aHandIn({ id: '9' }) }, { status: 201 });
    }),
  );
  const { user, form } = await record();
  microphone.hear('Al-Fatiha');
  act(() => microphone.end('track ended'));
  expect((await form.findByRole('alert')).textContent).toMatch(/^The recording was interrupted/);
  expect(form.queryByRole('timer')).toBeNull();
  expect(await form.findByRole('button', { name: 'Play the recitation' })).toBeTruthy();
  await user.click(form.getByRole('button', { name: 'Hand in' }));
  await waitFor(() => expect(sent).toEqual(['Al-Fatiha']));
});

test('a recitation that ends before anything was heard says so, and can be recorded again', async () => {
  serveAssignment();
  serveHandIns('4', []);
  const { form } = await record();
  act(() => microphone.end('track muted'));
  expect(await screen.findByText(/^Nothing was recorded/)).toBeTruthy();
  expect(form.getByRole('button', { name: 'Record a recitation' })).toBeTruthy();
});

test('what was handed in stands first, with a word of joy, and the recorder waits behind a button', async () => {
  serveAssignment({ hand_in: given });
  serveHandIns('4', [aHandIn({ id: '9' })]);
  const { user } = await renderAt(PATH);
  const list = await screen.findByRole('region', { name: 'Handed in' });
  expect(within(list).getByText('It has arrived. Well done!')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Record a recitation' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Hand in again' }));
  const form = await screen.findByRole('region', { name: 'Hand in again' });
  expect(form.contains(document.activeElement)).toBe(true);
  expect(list.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(within(form).getByRole('button', { name: 'Record a recitation' })).toBeTruthy();
});

test('the recorder is open when the teacher asks for another attempt', async () => {
  serveAssignment({ hand_in: { ...given, grade: 'again' } });
  serveHandIns('4', [aHandIn({ id: '9' })]);
  await renderAt(PATH);
  expect(await (await region('Hand in again')).findByRole('button', { name: 'Record a recitation' })).toBeTruthy();
});

test('a recording that runs when the session ends is there again when the student is back (D141)', async () => {
  vi.stubGlobal('caches', memoryCaches());
  serveAssignment();
  serveHandIns('4', []);
  await record();
  act(() => microphone.hear('ID3'));
  act(() => endSession('expired'));
  signInAs('student');
  await vi.waitFor(async () => expect(await hasUnfinished()).toBe(true));
  await renderAt(PATH);
  const form = await region('Hand in');
  expect(await form.findByText(/The recording was interrupted/)).toBeTruthy();
  expect(form.getByRole('button', { name: 'Hand in' })).toBeTruthy();
  expect(await hasUnfinished()).toBe(false);
  vi.unstubAllGlobals();
});
