import { signInForTest } from '@academy/shared-auth/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { renderAt } from '#/testing/render-at.tsx';
import { aPost, servePosts, server, somePosts } from '#/testing/server.ts';
import { loadComposer } from './load-composer.ts';

const me = { id: '1', name: 'Omar Nasser', image: null };

beforeEach(() => {
  signInForTest({ ...me, role: 'student', roles: ['student'] }, ['timeline.read', 'timeline.create']);
});

const teaser = () => screen.findByRole('button', { name: /^Write a post/ });
const field = () => screen.getByRole('textbox', { name: 'Text' });
const editor = async () => {
  await screen.findByRole('toolbar');
  return field();
};

test('the composer opens in place with the cursor in its text; what was typed meanwhile is in the editor', async () => {
  servePosts(somePosts(1));
  const { path } = await renderAt('/dashboard/timeline');
  fireEvent.click(await teaser());
  const early = field();
  expect(document.activeElement).toBe(early);
  fireEvent.compositionStart(early);
  fireEvent.change(early, { target: { value: 'Salam <all>' } });
  await loadComposer();
  expect(field()).toBe(early);
  fireEvent.compositionEnd(early);
  const text = await editor();
  expect(text.textContent).toBe('Salam <all>');
  expect(document.activeElement).toBe(text);
  expect(path()).toBe('/dashboard/timeline');
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

test('nothing can be typed into the plain field after the form has its text', async () => {
  servePosts(somePosts(1));
  await renderAt('/dashboard/timeline');
  fireEvent.click(await teaser());
  const early = field();
  fireEvent.compositionStart(early);
  await loadComposer();
  act(() => {
    early.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
    expect(early.isConnected).toBe(false);
  });
  await editor();
});

test('cancelling in place keeps the draft, says so and returns the focus', async () => {
  servePosts(somePosts(1));
  const { user } = await renderAt('/dashboard/timeline');
  await user.click(await teaser());
  await user.click(await editor());
  await user.paste('Half of a thought');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('Your draft is kept here')).toBeTruthy();
  expect(document.activeElement).toBe(await teaser());
  await user.click(await teaser());
  expect((await editor()).textContent).toBe('Half of a thought');
  expect(screen.getByText('Your draft was restored.')).toBeTruthy();
});

test('a post published in place is in the feed, and the composer closes', async () => {
  const { held } = servePosts(somePosts(1));
  server.use(
    http.post('*/api/posts', async ({ request }) => {
      const { text } = (await request.json()) as { text: string };
      const mine = aPost({ id: '50', text, status: 'pending', user: me });
      held.posts = [mine, ...held.posts];
      return HttpResponse.json({ data: mine }, { status: 201 });
    }),
  );
  const { user } = await renderAt('/dashboard/timeline');
  await user.click(await teaser());
  await user.click(await editor());
  await user.paste('A good morning');
  await user.click(screen.getByRole('button', { name: 'Post' }));
  expect(await screen.findByText('A good morning')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  expect(await screen.findByText('Post added')).toBeTruthy();
});
