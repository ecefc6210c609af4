import { endSession } from '@academy/shared-auth';
import { memoryCaches } from '@academy/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearHandInsForTest } from '#/library/outbox/hand-in-outbox.ts';
import { anAssignment } from '#/testing/assignments.ts';
import { aHandIn, serveHandIns } from '#/testing/hand-ins.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { serve, server } from '#/testing/server.ts';
import { signInAs } from '#/testing/sign-in.ts';

const PATH = '/dashboard/classes/my-assignments/4';
let sent: { key: string | null; file: string | null; note: string }[] = [];
let isReachable = false;

beforeEach(() => {
  vi.stubGlobal('caches', memoryCaches());
  sent = [];
  isReachable = false;
  serve('assignments/4', {
    data: anAssignment({ id: '4', may: { delete: false, changeDue: false, handIn: true, mark: false } }),
  });
  serveHandIns('4', []);
  server.use(
    http.post('*/api/assignments/4/hand-ins', async ({ request }) => {
      if (!isReachable) return HttpResponse.error();
      const body = await request.formData();
      const file = body.get('file');
      const name = file instanceof File ? `${file.name} ${file.type} ${await file.text()}` : null;
      sent.push({ key: request.headers.get('idempotency-key'), file: name, note: String(body.get('note')) });
      return HttpResponse.json({ data: aHandIn({ id: '9' }) }, { status: 201 });
    }),
  );
});
afterEach(() => vi.unstubAllGlobals());

const short = new File(['ID3'], 'recitation.mp3', { type: 'audio/mpeg' });

async function handInWithoutConnection(file = short): Promise<void> {
  const { user, unmount } = await renderAt(PATH);
  const form = within(await screen.findByRole('region', { name: 'Hand in' }));
  await user.upload(form.getByLabelText('File'), file);
  await user.type(await form.findByLabelText(/Message to the teacher/), 'From memory');
  await user.click(form.getByRole('button', { name: 'Hand in' }));
  expect(await screen.findByText(/It is kept on this device/)).toBeTruthy();
  // The tab is closed.
  unmount();
  clearHandInsForTest();
}

test('what is handed in offline survives a closed tab, and is sent at the next visit', async () => {
  signInAs('student');
  await handInWithoutConnection();
  isReachable = true;
  await renderAt(PATH);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual({ key: expect.any(String), file: 'recitation.mp3 audio/mpeg ID3', note: 'From memory' });
  await waitFor(() => expect(screen.queryByRole('region', { name: 'On its way' })).toBeNull());
  clearHandInsForTest();
  await renderAt(PATH);
  await screen.findAllByRole('region', { name: 'Hand in' });
  expect(sent).toHaveLength(1);
});

test('after a lost connection only the missing parts are sent, also at the next visit', async () => {
  signInAs('student');
  const PART = 256 * 1024;
  const arrived = new Set<number>();
  const puts: number[] = [];
  const handedIn: unknown[] = [];
  const state = () => ({ data: { size: 2 * PART + 3, partBytes: PART, received: [...arrived] } });
  server.use(
    http.put('*/api/uploads/in-parts/:id', () => HttpResponse.json(state())),
    http.put('*/api/uploads/in-parts/:id/:number', ({ params }) => {
      const number = Number(params.number);
      puts.push(number);
      if (number === 1 && !isReachable) return HttpResponse.error();
      arrived.add(number);
      return HttpResponse.json(state());
    }),
    http.put('*/api/assignments/4/hand-ins/:upload', async ({ request, params }) => {
      handedIn.push([params.upload, await request.json()]);
      return HttpResponse.json({ data: aHandIn({ id: '9' }) });
    }),
  );
  await handInWithoutConnection(new File([new Uint8Array(2 * PART + 3)], 'recitation.mp3', { type: 'audio/mpeg' }));
  expect(puts).toEqual([0, 1]);
  isReachable = true;
  await renderAt(PATH);
  await waitFor(() => expect(handedIn).toEqual([[expect.any(String), { note: 'From memory' }]]));
  expect(puts).toEqual([0, 1, 1, 2]);
  expect(sent).toEqual([]);
});

test('what another user has handed in on the device is not sent', async () => {
  signInAs('student');
  await handInWithoutConnection();
  isReachable = true;
  signInAs('teacher');
  await renderAt(PATH);
  await screen.findByRole('region', { name: 'Hand in' });
  expect(sent).toEqual([]);
});

test('a discarded hand-in is deleted from the device', async () => {
  signInAs('student');
  await handInWithoutConnection();
  const { user } = await renderAt(PATH);
  const way = within(await screen.findByRole('region', { name: 'On its way' }));
  await user.click(await way.findByRole('button', { name: 'Cancel' }));
  clearHandInsForTest();
  isReachable = true;
  await renderAt(PATH);
  await screen.findAllByRole('region', { name: 'Hand in' });
  expect(sent).toEqual([]);
});

test("signing out deletes the user's unsent hand-ins from the device", async () => {
  signInAs('student');
  await handInWithoutConnection();
  endSession('signed-out');
  isReachable = true;
  signInAs('student');
  await renderAt(PATH);
  await screen.findAllByRole('region', { name: 'Hand in' });
  expect(sent).toEqual([]);
});
