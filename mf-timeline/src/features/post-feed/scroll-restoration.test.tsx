import { signInForTest } from '@academy/shared-auth/testing';
import { watchReach } from '@academy/shared-ui/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderAt } from '#/testing/render-at.tsx';
import { serveComments, servePost, servePosts, somePosts } from '#/testing/server.ts';

const FEED = '/dashboard/timeline';
const scrollTo = vi.spyOn(window, 'scrollTo');

beforeEach(() => {
  signInForTest({ id: '1' }, ['timeline.read']);
  serveComments([]);
});
afterEach(() => {
  scrollTo.mockReset();
  vi.unstubAllGlobals();
});

/** By their texts: queries by role are slow with so many elements. */
const posts = /^Post \d+$/;

function scrollDown(pixels: number) {
  vi.stubGlobal('scrollY', pixels);
  fireEvent.scroll(window);
}

async function readOnAndOpenPost() {
  const { asked } = servePosts(somePosts(21));
  for (const post of somePosts(21)) servePost(post);
  const { reach } = watchReach();
  const { router } = await renderAt(FEED);
  expect(await screen.findAllByText(posts)).toHaveLength(20);
  reach();
  await waitFor(() => expect(screen.getAllByText(posts)).toHaveLength(21));
  scrollDown(1234);
  fireEvent.click(screen.getAllByText('0 comments')[2] as HTMLElement);
  await screen.findByRole('heading', { level: 1, name: 'Post' });
  scrollDown(0);
  return { asked, router };
}

test('a link that returns leads to the former position with all loaded posts', async () => {
  const { asked, router } = await readOnAndOpenPost();
  await act(() => router.navigate(FEED, { state: { keepsPlace: true } }));
  expect(await screen.findAllByText(posts)).toHaveLength(21);
  expect(scrollTo).toHaveBeenLastCalledWith(0, 1234);
  expect(asked).toEqual(['/api/posts?page=1&limit=20', '/api/posts?page=2&limit=20&cursor=after-page-1']);
});

test('the browser’s back button leads to the former position', async () => {
  await readOnAndOpenPost();
  window.history.back();
  await waitFor(() => expect(screen.getAllByText(posts)).toHaveLength(21));
  expect(scrollTo).toHaveBeenLastCalledWith(0, 1234);
});
