import { signInForTest } from '@academy/shared-auth/testing';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { renderAt } from '#/testing/render-at.tsx';
import { aPost, refuse, servePosts, server } from '#/testing/server.ts';

const PENDING = '/dashboard/timeline/pending';

beforeEach(() => signInForTest({ id: '1', role: 'admin', roles: ['admin'] }, ['timeline.read', 'timeline.create']));

const waiting = [
  aPost({ id: '3', status: 'pending', user: { id: '8', name: 'Huda Saleh', image: null } }),
  aPost({ id: '4', status: 'pending', user: { id: '9', name: 'Yusuf Rahman', image: null } }),
];

/** Publishes a pending post when it is approved. */
function serveApproval() {
  const { held, asked } = servePosts(waiting);
  server.use(
    http.put('*/api/posts/:id/approve', ({ params }) => {
      held.posts = held.posts.map((post) => (post.id === params.id ? { ...post, status: 'approved' } : post));
      return HttpResponse.json({ message: 'Post published' });
    }),
  );
  return asked;
}

test('an approved post leaves the list, with a word', async () => {
  const asked = serveApproval();
  const { user } = await renderAt(PENDING);
  await user.click(await screen.findByRole('button', { name: 'Approve the post by Huda Saleh' }));
  expect(await screen.findByText('Post published')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('Huda Saleh')).toBeNull());
  expect(screen.getByText('Yusuf Rahman')).toBeTruthy();
  expect(asked[0]).toBe('/api/posts?page=1&limit=20&status=pending');
});

test('a refused approval keeps the post and says so', async () => {
  servePosts(waiting);
  refuse('put', 'posts/3/approve', 403);
  const { user } = await renderAt(PENDING);
  await user.click(await screen.findByRole('button', { name: 'Approve the post by Huda Saleh' }));
  expect(await screen.findByText('The post was not published. Please try again.')).toBeTruthy();
  expect(screen.getByText('Huda Saleh')).toBeTruthy();
});

test('says when nothing is waiting', async () => {
  servePosts([]);
  await renderAt(PENDING);
  expect(await screen.findByRole('heading', { name: 'Nothing is waiting' })).toBeTruthy();
});

test('says that it could not be loaded, and loads when asked again', async () => {
  refuse('get', 'posts', 400);
  const { user } = await renderAt(PENDING);
  expect(await screen.findByText('The pending posts could not be loaded')).toBeTruthy();
  servePosts(waiting);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findAllByRole('article')).toHaveLength(2);
});

test('waits in skeletons', async () => {
  server.use(http.get('*/api/posts', () => new Promise(() => {})));
  await renderAt(PENDING);
  expect(await screen.findByText('Loading…')).toBeTruthy();
});
