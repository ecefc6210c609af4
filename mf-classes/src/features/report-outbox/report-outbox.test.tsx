import { keepDraft, sessionStore } from '@academy/shared-auth';
import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { aClass, aClassDetail, may, serveClass } from '#/testing/classes.ts';
import { renderAt, renderInSlot } from '#/testing/render-at.tsx';
import { reject, server, take } from '#/testing/server.ts';
import { signInAs } from '#/testing/sign-in.ts';

const fields = { attendance: 'presence', report: 'Read well today.', accomplished: '', notes: '' };
const key = 'a'.repeat(32);
const saved = {
  data: { id: '90', class: aClass({ id: '30', status: 'ended' }), remaining_classes: 4, next_class_id: null },
};
const nameOf = (userId = sessionStore.getState().user?.id) => `report-outbox:${userId}:30`;
const store = (name: string) => localStorage.setItem(name, JSON.stringify({ classId: '30', key, fields }));
const renderBadge = () => renderInSlot('menu.badge', { onCount: () => {} });

beforeEach(() => signInAs('teacher'));

test('a report that an earlier page could not send is sent once from any page, with its key', async () => {
  store(nameOf());
  const sent = take('post', 'daily-reports', saved, 201);
  await renderBadge();
  expect((await screen.findAllByText('Report added')).length).toBe(1);
  expect(sent).toMatchObject([{ body: { class_model: '30', ...fields }, key }]);
  expect(localStorage.getItem(nameOf())).toBeNull();
});

test('a report of another tab is sent with the next connection, and stays stored until the API responds', async () => {
  const keys: (string | null)[] = [];
  let isReached = false;
  server.use(
    http.post('*/api/daily-reports', ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      return isReached ? HttpResponse.json(saved, { status: 201 }) : HttpResponse.json({}, { status: 503 });
    }),
  );
  await renderBadge();
  store(nameOf());
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(keys.length).toBeGreaterThan(0));
  expect(localStorage.getItem(nameOf())).not.toBeNull();
  isReached = true;
  await waitFor(() => {
    act(() => void window.dispatchEvent(new Event('online')));
    expect(localStorage.getItem(nameOf())).toBeNull();
  });
  expect(new Set(keys)).toEqual(new Set([key]));
});

test('a rejected report is announced on any page, and its text is restored in the form', async () => {
  store(nameOf());
  keepDraft('class-report:30', null);
  reject('post', 'daily-reports', 409, { code: 'conflict', message: 'Report already exists' });
  const { unmount } = await renderBadge();
  expect(await screen.findByText('A report was not accepted')).toBeTruthy();
  expect(localStorage.getItem(nameOf())).toBeNull();
  unmount();
  serveClass(aClassDetail({ id: '30', status: 'needs_report_to_end', may: may('report') }));
  await renderAt('/dashboard/classes/30/manage');
  expect(await screen.findByDisplayValue('Read well today.')).toBeTruthy();
});

test('another user’s report is not sent, and waits for its author', async () => {
  store(nameOf('999'));
  const sent = take('post', 'daily-reports', saved, 201);
  await renderBadge();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(sent).toEqual([]);
  expect(localStorage.getItem(nameOf('999'))).not.toBeNull();
});
