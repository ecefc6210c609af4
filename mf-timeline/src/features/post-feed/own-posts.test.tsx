import { signInForTest } from '@academy/shared-auth/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { renderAt } from '#/testing/render-at.tsx';
import { aPost, ofAuthors, reject, servePosts, server } from '#/testing/server.ts';

const FEED = '/dashboard/timeline';
const me = { id: '1', name: 'Omar Nasser', image: null };
const permissions = ['timeline.read', 'timeline.create', 'timeline.update', 'timeline.delete'];

beforeEach(() => signInForTest({ ...me, role: 'student', roles: ['student'] }, permissions));

const cardOf = async (name: string) => within(await screen.findByRole('article', { name }));
const mine = aPost({ id: '1', user: me, may: ofAuthors });

test('the author sees that a post is pending; it has no like and no comments', async () => {
  servePosts([{ ...mine, status: 'pending' }]);
  await renderAt(FEED);
  const card = await cardOf('Omar Nasser');
  expect(card.getByText('Awaiting approval')).toBeTruthy();
  expect(card.queryByRole('button', { name: /^Like/ })).toBeNull();
  expect(card.queryByRole('link', { name: /comment/ })).toBeNull();
  expect(card.getByRole('button', { name: 'Actions for this post' })).toBeTruthy();
});

test('the post menu leads to editing and audience', async () => {
  servePosts([mine]);
  const { user } = await renderAt(FEED);
  await user.click((await cardOf('Omar Nasser')).getByRole('button', { name: 'Actions for this post' }));
  expect(screen.getByRole('menuitem', { name: 'Edit' }).getAttribute('href')).toBe(`${FEED}/edit/1`);
  expect(screen.getByRole('menuitem', { name: 'Visibility' }).getAttribute('href')).toBe(`${FEED}/post/1/visibilty`);
});

test('only the author has the post menu, not even an admin', async () => {
  signInForTest({ id: '2', role: 'admin', roles: ['admin'] }, permissions);
  servePosts([mine]);
  await renderAt(FEED);
  expect((await cardOf('Omar Nasser')).queryByRole('button', { name: 'Actions for this post' })).toBeNull();
});

test('deleting the newest post announces no new posts', async () => {
  const { held } = servePosts([{ ...mine, publishedAt: '2026-11-21T10:00:00.000Z' }, aPost({ id: '2' })]);
  server.use(
    http.delete('*/api/posts/:id', () => {
      held.posts = held.posts.filter(({ id }) => id !== '1');
      return HttpResponse.json({ message: 'Post deleted' });
    }),
  );
  const { user, question } = await askToDelete();
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  expect(screen.queryByRole('button', { name: 'New posts' })).toBeNull();
});

async function askToDelete() {
  const { user } = await renderAt(FEED);
  await user.click((await cardOf('Omar Nasser')).getByRole('button', { name: 'Actions for this post' }));
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  const question = within(screen.getByRole('alertdialog', { name: 'Delete this post?' }));
  expect(question.getByText(/comments, likes and files are deleted too/)).toBeTruthy();
  return { user, question };
}

test('deleting a post asks first and removes it from the feed', async () => {
  servePosts([mine, aPost({ id: '2' })]);
  const gone: unknown[] = [];
  server.use(
    http.delete('*/api/posts/:id', ({ params }) => {
      gone.push(params.id);
      return HttpResponse.json({ message: 'Post deleted' });
    }),
  );
  const { user, question } = await askToDelete();
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  expect(gone).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Actions for this post' }));
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Post deleted')).toBeTruthy();
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  expect(gone).toEqual(['1']);
});

test('a rejected deletion keeps the post and says so', async () => {
  servePosts([mine]);
  reject('delete', 'posts/1', 403);
  const { user, question } = await askToDelete();
  await user.click(question.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('The post was not deleted. Please try again.')).toBeTruthy();
  expect(screen.getByRole('article', { name: 'Omar Nasser' })).toBeTruthy();
});

test('a post with a limited audience names it', async () => {
  servePosts([aPost({ id: '1', visibleTo: ['student', 'teacher'] }), aPost({ id: '2', visibleTo: ['other'] })]);
  await renderAt(FEED);
  expect(await screen.findByText('Students and Teachers')).toBeTruthy();
  expect(screen.getByText('Some members')).toBeTruthy();
});
