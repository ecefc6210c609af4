import { signInForTest } from '@academy/shared-auth/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderAt } from '#/testing/render-at.tsx';
import { aPost, servePosts, server, somePosts } from '#/testing/server.ts';

const FORM = '/dashboard/timeline/add';
const waiting = /The post is kept here/;
const post = () => screen.getByRole('button', { name: 'Post' });

let isOnline = true;
const sent: (string | null)[] = [];

beforeEach(() => {
  isOnline = false;
  sent.length = 0;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  signInForTest({ id: '1', name: 'Omar Nasser' }, ['timeline.read', 'timeline.create']);
  servePosts(somePosts(1));
  server.use(
    http.post('*/api/posts', ({ request }) => {
      sent.push(request.headers.get('idempotency-key'));
      if (!isOnline) return HttpResponse.error();
      return HttpResponse.json({ data: aPost({ id: '50', status: 'pending' }) }, { status: 201 });
    }),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function connect(isNow: boolean): void {
  isOnline = isNow;
  act(() => void window.dispatchEvent(new Event(isNow ? 'online' : 'offline')));
}

async function writeAndPost() {
  const view = await renderAt(FORM);
  await view.user.click(await screen.findByRole('textbox', { name: 'Text' }));
  await view.user.paste('Juz Amma is done');
  await view.user.click(post());
  return view;
}

test('an offline post waits with a note and is published once when online', async () => {
  const { user, path } = await writeAndPost();
  expect(await screen.findByText(waiting)).toBeTruthy();
  expect(post().getAttribute('aria-busy')).toBeNull();
  await user.click(post());
  expect(sent).toEqual([]);
  connect(true);
  expect(await screen.findByText('Post added')).toBeTruthy();
  await waitFor(() => expect(path()).toBe('/dashboard/timeline'));
  expect(sent).toHaveLength(1);
});

test('a post that fails with a lost connection is stored with a note and published automatically', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  isOnline = true;
  server.use(
    http.post(
      '*/api/posts',
      ({ request }) => {
        sent.push(request.headers.get('idempotency-key'));
        return HttpResponse.error();
      },
      { once: true },
    ),
  );
  const { path } = await writeAndPost();
  expect(await screen.findByText(waiting)).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Text' }).textContent).toBe('Juz Amma is done');
  expect(sent).toHaveLength(1);
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(2000);
    expect(sent).toHaveLength(2);
  });
  expect(sent[1]).toBe(sent[0]);
  expect(await screen.findByText('Post added')).toBeTruthy();
  await waitFor(() => expect(path()).toBe('/dashboard/timeline'));
});

test('cancelling a waiting post keeps its text', async () => {
  const { user } = await writeAndPost();
  await screen.findByText(waiting);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByText(waiting)).toBeNull());
  connect(true);
  expect((await screen.findByRole('textbox', { name: 'Text' })).textContent).toBe('Juz Amma is done');
  expect(sent).toEqual([]);
  await user.click(post());
  await waitFor(() => expect(sent).toHaveLength(1));
});
