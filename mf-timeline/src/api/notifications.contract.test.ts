// @vitest-environment node
import { createTestApi, type TestApi } from '@academy/api/testing';
import { replaceTransport } from '@academy/shared-auth';
import { QueryClient } from '@academy/shared-auth/query';
import { signInForTest } from '@academy/shared-auth/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { markRead, notificationQueries, notificationsOf } from './notifications.ts';
import { createPost } from './post-drafts.ts';
import { approvePost, likePost } from './posts.ts';

let api: TestApi;
let restore: () => void;
beforeAll(async () => {
  api = await createTestApi();
  restore = replaceTransport(api.fetch);
}, 60_000);
afterAll(async () => {
  restore();
  await api.close();
});
beforeEach(() => api.reset());

async function someone(role: string) {
  const user = await api.buildUser({ role });
  const token = await api.tokenFor(user);
  return { ...user, signIn: () => signInForTest({ id: String(user.id), name: user.name, role }, [], token) };
}
const read = async (pages = 1) =>
  notificationsOf(await new QueryClient().fetchInfiniteQuery({ ...notificationQueries.list(), pages }));

test('admins hear of a post, its author of approval and likes, each until it is read', async () => {
  const [author, admin] = [await someone('student'), await someone('admin')];
  author.signIn();
  await createPost({ html: '<p>Salam</p>', media: [], requestKey: 'a-key' });
  expect(await read()).toEqual({ list: [], unread: 0 });

  admin.signIn();
  const news = await read();
  expect(news).toMatchObject({
    unread: 1,
    list: [{ key: 'post.pending', params: { name: author.name }, read: false }],
  });
  const [post] = await api.deps.database.sql.query<{ id: number }>({ text: 'select id from posts' });
  await approvePost({ id: String(post?.id) });
  await likePost(String(post?.id), true);
  expect(await markRead(news.list.map(({ id }) => id))).toBe(0);

  author.signIn();
  const told = await read();
  expect(told.list.map(({ key, params }) => [key, params.count]).sort()).toEqual([
    ['post.approved', 1],
    ['post.liked', 1],
  ]);
  expect(await markRead()).toBe(0);
  expect((await read()).list.every((each) => each.read)).toBe(true);
});

test('the list is read page by page', async () => {
  const [author, admin] = [await someone('student'), await someone('admin')];
  author.signIn();
  for (let number = 0; number < 12; number += 1)
    await createPost({ html: '<p>Salam</p>', media: [], requestKey: `key-${number}` });
  admin.signIn();
  expect((await read(2)).list).toHaveLength(12);
});
