import { signInForTest } from '@academy/shared-auth/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import type { Post } from '#/api/posts.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { aPicture, aPost, ofAdmins, reject, servePosts, server } from '#/testing/server.ts';

const PENDING = '/dashboard/timeline/pending';

beforeEach(() => signInForTest({ id: '1', role: 'admin', roles: ['admin'] }, ['timeline.read', 'timeline.create']));

const waiting = [
  aPost({ id: '3', status: 'pending', may: ofAdmins, user: { id: '8', name: 'Huda Saleh', image: null } }),
  aPost({ id: '4', status: 'pending', may: ofAdmins, user: { id: '9', name: 'Yusuf Rahman', image: null } }),
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

test('an approved post leaves the list with a confirmation', async () => {
  const asked = serveApproval();
  const { user } = await renderAt(PENDING);
  await user.click(await screen.findByRole('button', { name: 'Approve – post by ⁨Huda Saleh⁩' }));
  expect(await screen.findByText('Post published')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('Huda Saleh')).toBeNull());
  expect(screen.getByText('Yusuf Rahman')).toBeTruthy();
  expect(asked[0]).toBe('/api/posts?page=1&limit=20&status=pending');
});

test('a rejected approval keeps the post and says so', async () => {
  servePosts(waiting);
  reject('put', 'posts/3/approve', 403);
  const { user } = await renderAt(PENDING);
  await user.click(await screen.findByRole('button', { name: 'Approve – post by ⁨Huda Saleh⁩' }));
  expect(await screen.findByText('The post was not published. Please try again.')).toBeTruthy();
  expect(screen.getByText('Huda Saleh')).toBeTruthy();
});

test('a post that has changed must be read again before it is approved', async () => {
  const { held } = servePosts(waiting.map((post) => ({ ...post, revision: 1 })));
  const asked: unknown[] = [];
  server.use(
    http.put('*/api/posts/3/approve', async ({ request }) => {
      asked.push(await request.json());
      const text = '<p>Now it says this</p>';
      held.posts = held.posts.map((post) => (post.id === '3' ? { ...post, revision: 2, text } : post));
      return HttpResponse.json({ code: 'conflict', message: 'The post was changed meanwhile' }, { status: 409 });
    }),
  );
  const { user } = await renderAt(PENDING);
  await user.click(await screen.findByRole('button', { name: 'Approve – post by ⁨Huda Saleh⁩' }));
  expect(await screen.findByText(/has just changed this post/)).toBeTruthy();
  expect(await screen.findByText('Now it says this')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Approve – post by ⁨Huda Saleh⁩' }));
  await waitFor(() => expect(asked).toEqual([{ revision: 1 }, { revision: 2 }]));
});

test('rejecting a post asks first and removes it from the list', async () => {
  const { held } = servePosts(waiting);
  server.use(
    http.delete('*/api/posts/:id', ({ params }) => {
      held.posts = held.posts.filter(({ id }) => id !== params.id);
      return HttpResponse.json({ message: 'Post deleted' });
    }),
  );
  const { user } = await renderAt(PENDING);
  await user.click(await screen.findByRole('button', { name: 'Reject – post by ⁨Huda Saleh⁩' }));
  const question = within(screen.getByRole('alertdialog', { name: /^Reject the post by .Huda Saleh.\?$/ }));
  expect(question.getByText(/its author will get a notification/)).toBeTruthy();
  await user.click(question.getByRole('button', { name: 'Reject' }));
  expect(await screen.findByText('Post deleted')).toBeTruthy();
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  expect(screen.getByText('Yusuf Rahman')).toBeTruthy();
});

test('a failed rejection keeps the post and says so', async () => {
  servePosts(waiting);
  reject('delete', 'posts/3', 403);
  const { user } = await renderAt(PENDING);
  await user.click(await screen.findByRole('button', { name: 'Reject – post by ⁨Huda Saleh⁩' }));
  await user.click(screen.getByRole('button', { name: 'Reject' }));
  expect(await screen.findByText('The post was not deleted. Please try again.')).toBeTruthy();
  expect(screen.getByText('Huda Saleh')).toBeTruthy();
});

test('the pending list shows the media of a post and leads to its audience', async () => {
  servePosts([{ ...(waiting[0] as Post), images: [aPicture('a'), aPicture('b')] }]);
  await renderAt(PENDING);
  expect(await screen.findAllByRole('img')).toHaveLength(2);
  const link = screen.getByRole('link', { name: 'Visibility – post by ⁨Huda Saleh⁩' });
  expect(link.getAttribute('href')).toBe('/dashboard/timeline/post/3/visibilty');
});

test('the pending list says when nothing is pending', async () => {
  servePosts([]);
  await renderAt(PENDING);
  expect(await screen.findByRole('heading', { name: 'Nothing is waiting' })).toBeTruthy();
});

test('the pending list reports a failure and reloads on Retry', async () => {
  reject('get', 'posts', 400);
  const { user } = await renderAt(PENDING);
  expect(await screen.findByText('The pending posts could not be loaded')).toBeTruthy();
  servePosts(waiting);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findAllByRole('article')).toHaveLength(2);
});

test('the pending list shows skeletons while loading', async () => {
  server.use(http.get('*/api/posts', () => new Promise(() => {})));
  await renderAt(PENDING);
  expect(await screen.findByText('Loading…')).toBeTruthy();
});
