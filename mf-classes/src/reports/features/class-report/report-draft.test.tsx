import { outbox, sessionStore } from '@academy/shared-auth';
import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { aClassDetail, may, serveClass } from '#/testing/classes.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { reject, server, take } from '#/testing/server.ts';
import { signInAs } from '#/testing/sign-in.ts';
import { detail, inMinutes, open, outcomes, PATH, saved, write } from './class-report.fixture.ts';

beforeEach(() => {
  signInAs('teacher');
  take('put', 'daily-reports/drafts/30');
});

test('typed text is restored after a reload, and stored on the server', async () => {
  serveClass(detail());
  const drafts = take('put', 'daily-reports/drafts/30');
  const { user, unmount } = await renderAt(PATH);
  await user.click(await screen.findByRole('radio', { name: 'Present' }));
  await user.type(screen.getByRole('textbox', { name: 'Comment for the family' }), 'Half a');
  await waitFor(() => expect(drafts.at(-1)?.body).toMatchObject({ attendance: 'presence', report: 'Half a' }));
  unmount();
  await renderAt(PATH);
  expect(await screen.findByDisplayValue('Half a')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Present' }).checked).toBe(true);
  expect(screen.getByText(/the draft that you started/)).toBeTruthy();
});

test('a draft of another device is continued', async () => {
  const draft = {
    attendance: 'trial',
    report: 'From my laptop',
    accomplished: null,
    notes: null,
    updated_at: inMinutes(-5),
  } as const;
  serveClass(detail({ draft }));
  await renderAt(PATH);
  expect(await screen.findByDisplayValue('From my laptop')).toBeTruthy();
});

test('a report written offline is stored, and sent once with the same key when there is a connection', async () => {
  serveClass(detail());
  const keys: (string | null)[] = [];
  let isConnected = false;
  server.use(
    http.post('*/api/daily-reports', ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      return isConnected ? HttpResponse.json(saved(), { status: 201 }) : HttpResponse.error();
    }),
  );
  const { user } = await renderAt(PATH);
  await write(user);
  expect(await screen.findByText(/sent automatically/)).toBeTruthy();
  isConnected = true;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('The report is saved')).toBeTruthy();
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);
});

test('a report whose response was lost is sent again with the same key, and saved once', async () => {
  serveClass(detail());
  const kept = new Set<string | null>();
  let lost = 0;
  server.use(
    http.post('*/api/daily-reports', ({ request }) => {
      const key = request.headers.get('idempotency-key');
      if (kept.has(key)) return HttpResponse.json(saved(), { status: 201 });
      kept.add(key);
      lost += 1;
      return HttpResponse.error();
    }),
  );
  const { user } = await renderAt(PATH);
  await write(user);
  await waitFor(() => expect(lost).toBe(1));
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('The report is saved')).toBeTruthy();
  expect([...kept]).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);
});

test('after saving, the next class without a report is offered', async () => {
  serveClass(detail());
  serveClass(aClassDetail({ id: '33', ...open, outcomes, student: { ...detail().student, name: 'Hana Said' } }));
  take('post', 'daily-reports', saved('33'), 201);
  const { user, path } = await renderAt(PATH);
  await write(user);
  expect(await screen.findByText('\u2068Layla Mansour\u2069 has 4 remaining classes.')).toBeTruthy();
  await user.click(await screen.findByRole('link', { name: 'Next: \u2068Hana Said\u2069' }));
  expect(path()).toBe('/dashboard/classes/33/manage');
  expect(await screen.findByRole('radio', { name: 'Present' })).toBeTruthy();
});

test('the report form says when another user has reported the class, and keeps the typed text', async () => {
  serveClass(detail());
  reject('post', 'daily-reports', 409, { code: 'conflict', message: 'Report already exists' });
  const { user } = await renderAt(PATH);
  await write(user);
  expect(await screen.findByText(/Report already exists/)).toBeTruthy();
  expect(screen.getByDisplayValue('Read well today.')).toBeTruthy();
});

test('a class that changes while its report is written keeps the typed text', async () => {
  serveClass(detail());
  const { user } = await renderAt(PATH);
  await user.type(await screen.findByRole('textbox', { name: 'Comment for the family' }), 'Half a');
  serveClass(detail({ status: 'ended', may: may() }));
  const asked: string[] = [];
  server.events.on('request:match', ({ request }) => asked.push(new URL(request.url).pathname));
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60 * 60_000 });
  act(() => void window.dispatchEvent(new Event('offline')));
  act(() => void window.dispatchEvent(new Event('online')));
  vi.useRealTimers();
  await user.type(screen.getByRole('textbox', { name: 'Comment for the family' }), ' thought');
  expect(screen.getByDisplayValue('Half a thought')).toBeTruthy();
  expect(asked).toContain('/api/classes/30');
});

/** Writes a report whose session ends before it arrives, signs in and opens the form again. */
async function comeBack() {
  serveClass(detail());
  const keys: (string | null)[] = [];
  let isSignedIn = false;
  server.use(
    http.post('*/api/daily-reports', ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      return isSignedIn
        ? HttpResponse.json(saved(), { status: 201 })
        : HttpResponse.json({ code: 'unauthenticated', message: '', fields: [] }, { status: 401 });
    }),
  );
  const first = await renderAt(PATH);
  await write(first.user);
  await waitFor(() => expect(sessionStore.getState().user).toBeNull());
  first.unmount();
  signInAs('teacher');
  isSignedIn = true;
  const { user } = await renderAt(PATH);
  expect(await screen.findByText(/was not sent because you were signed out/)).toBeTruthy();
  expect(screen.getByDisplayValue('Read well today.')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Present' }).checked).toBe(true);
  expect(screen.queryByText(/no connection/)).toBeNull();
  return { user, keys };
}

test('a report whose session ended is restored unsent, and saved once with the same key', async () => {
  const { user, keys } = await comeBack();
  await user.click(screen.getByRole('button', { name: 'Save report' }));
  expect(await screen.findByText('The report is saved')).toBeTruthy();
  expect(keys).toEqual([expect.any(String), keys[0]]);
});

test('a report whose session ended can be changed, and only the changed version is sent', async () => {
  const { user, keys } = await comeBack();
  await user.type(screen.getByRole('textbox', { name: 'Comment for the family' }), ' More.');
  await user.click(screen.getByRole('button', { name: 'Save report' }));
  expect(await screen.findByText('The report is saved')).toBeTruthy();
  expect(new Set(keys).size).toBe(2);
  expect(outbox.items()).toEqual([]);
});

test('a report sent from the list of waiting items is shown as saved in its open form too', async () => {
  await comeBack();
  act(() => outbox.resendAll());
  expect(await screen.findByText('The report is saved')).toBeTruthy();
});

test('a report that is sent elsewhere keeps text that was typed here later', async () => {
  const { user, keys } = await comeBack();
  await user.type(screen.getByRole('textbox', { name: 'Comment for the family' }), ' More.');
  act(() => outbox.resendAll());
  await waitFor(() => expect(keys).toHaveLength(2));
  await waitFor(() => expect(outbox.items()).toEqual([]));
  expect(await screen.findByDisplayValue('Read well today. More.')).toBeTruthy();
  expect(screen.queryByText('The report is saved')).toBeNull();
});
