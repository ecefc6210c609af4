// @vitest-environment node
import { sharedTestApi } from '@academy/api/testing';
import { someone, useApi } from '@academy/shared-auth/contract-testing';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createPost } from '#/testing/send-request.ts';
import { markRead, notificationQueries, notificationsOf, undoRead } from './notifications.ts';
import { approvePost, likePost } from './posts.ts';

const api = await useApi(sharedTestApi);

const a = (role: string) => someone(api, role);
const read = async (pages = 1) =>
  notificationsOf(await new QueryClient().fetchInfiniteQuery({ ...notificationQueries.list(), pages }));

test('admins are notified of a post, its author of approval and likes, each until it is read', async () => {
  const [author, admin] = [await a('student'), await a('admin')];
  author.signIn();
  await createPost({ html: '<p>Salam</p>', media: [], requestKey: 'a-key' });
  expect(await read()).toEqual({ list: [], unread: 0 });

  admin.signIn();
  const updates = await read();
  expect(updates).toMatchObject({
    unread: 1,
    list: [{ key: 'post.pending', params: { name: author.name }, read: false }],
  });
  const [post] = await api.deps.database.sql.query<{ id: number }>({ text: 'select id from posts' });
  await approvePost({ id: String(post?.id) });
  await likePost(String(post?.id), true);
  expect(await markRead(updates.list.map(({ id }) => id))).toBeTruthy();

  author.signIn();
  const published = await read();
  expect(published.list.map(({ key, params }) => [key, params.count]).sort()).toEqual([
    ['post.approved', 1],
    ['post.liked', 1],
  ]);
  const at = await markRead();
  expect((await read()).list.every((each) => each.read)).toBe(true);
  await undoRead(at ?? '');
  expect((await read()).unread).toBe(2);
});

test('the notification list is read page by page', async () => {
  const [author, admin] = [await a('student'), await a('admin')];
  author.signIn();
  for (let number = 0; number < 12; number += 1)
    await createPost({ html: '<p>Salam</p>', media: [], requestKey: `key-${number}` });
  admin.signIn();
  expect((await read(2)).list).toHaveLength(12);
});
