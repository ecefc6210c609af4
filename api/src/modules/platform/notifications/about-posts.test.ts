import { beforeEach, describe, expect, it } from 'vitest';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
const { sql } = api.deps.database;

const as = async (role: string, name?: string) => {
  const user = await api.buildUser({ role, ...(name ? { name } : {}) });
  return { user, token: await api.tokenFor(user) };
};
type Who = Awaited<ReturnType<typeof as>>;
const bellOf = async ({ token }: Who) => (await api.request('get', '/api/notifications', { token })).json();
const comment = async ({ token }: Who, postId: number | string): Promise<string> =>
  (await (await api.request('post', `/api/posts/${postId}/comments`, { token, body: { text: 'x' } })).json()).data.id;
const act = ({ token }: Who, method: string, url: string, body?: object) =>
  api.request(method, url, { token, ...(body ? { body } : {}) });

/** The events published to the devices since the last call: the recipients with their unread counts. */
async function events() {
  const rows = await sql.query<{ channel: string; name: string; data: { unread: number } }>({
    text: 'with gone as (delete from realtime_outbox returning *) select channel, name, data from gone order by id',
  });
  return rows.map(({ channel, name, data }) => [channel, name, data.unread]);
}

let author: Who;
let admin: Who;
beforeEach(async () => {
  author = await as('teacher', 'سلمى');
  admin = await as('admin');
});

describe('comments', () => {
  it('comments within ten minutes are one notification with the latest name and comment', async () => {
    const post = await api.buildPost({ author: author.user });
    const [one, two, three] = [await as('student', 'مريم'), await as('guest', 'Omar'), await as('leader', 'Huda')];
    await comment(one, post.id);
    const about = { key: 'post.commented', scope: 'comment', read: false };
    expect(await bellOf(author)).toMatchObject({
      unread: 1,
      data: [
        {
          ...about,
          message: 'مريم commented on your post',
          params: { postId: String(post.id), name: 'مريم', count: 1 },
        },
      ],
    });
    await comment(two, post.id);
    expect((await bellOf(author)).data[0].message).toBe('Omar and 1 other person commented on your post');
    const latest = await comment(three, post.id);
    expect(await bellOf(author)).toMatchObject({
      total: 1,
      unread: 1,
      data: [{ ...about, relatedId: latest, message: 'Huda and 2 other people commented on your post' }],
    });
  });

  it('each post has its own notification of comments, and a new one after ten minutes', async () => {
    const [post, other] = [await api.buildPost({ author: author.user }), await api.buildPost({ author: author.user })];
    const viewer = await as('student');
    for (const { id } of [post, other]) await comment(viewer, id);
    expect(await bellOf(author)).toMatchObject({ total: 2, unread: 2 });
    api.clock.advance(10 * 60_000);
    await comment(viewer, post.id);
    expect(await bellOf(author)).toMatchObject({ total: 3, unread: 3 });
  });

  it('a second comment of the same person notifies again after the first was read', async () => {
    const post = await api.buildPost({ author: author.user });
    const viewer = await as('student');
    await comment(viewer, post.id);
    await act(author, 'patch', '/api/notifications/read');
    const latest = await comment(viewer, post.id);
    expect(await bellOf(author)).toMatchObject({ unread: 1, data: [{ relatedId: latest, params: { count: 1 } }] });
  });

  it('own and rejected comments send no notification', async () => {
    const post = await api.buildPost({ author: author.user });
    await comment(author, post.id);
    await act(admin, 'post', `/api/posts/${post.id}/comments`, { text: ' ' });
    expect((await bellOf(author)).total).toBe(0);
  });
});

it.each([
  ['pending', 'post.rejected', 'Your post was not approved and has been deleted'],
  ['approved', 'post.removed', 'Your post was deleted by the administration'],
] as const)('deleting a %s post by an admin notifies its author as %s', async (status, key, message) => {
  const post = await api.buildPost({ author: author.user, status });
  await act(admin, 'delete', `/api/posts/${post.id}`);
  expect(await bellOf(author)).toMatchObject({
    total: 1,
    unread: 1,
    data: [{ key, message, scope: 'post', relatedId: String(post.id) }],
  });
});

describe('notifications on all devices', () => {
  const channel = ({ user }: Who) => `chat.${user.id}`;

  it('all devices receive each event once, with the unread count', async () => {
    const other = await as('super-admin');
    const { data } = await (await act(author, 'post', '/api/posts', { text: 'x' })).json();
    expect(await events()).toEqual([
      [channel(admin), 'notification', 1],
      [channel(other), 'notification', 1],
    ]);
    await act(admin, 'put', `/api/posts/${data.id}/approve`);
    expect((await events()).sort()).toEqual(
      [
        [channel(admin), 'notification', 0],
        [channel(other), 'notification', 0],
        [channel(author), 'notification', 1],
      ].sort(),
    );
    await act(admin, 'put', `/api/posts/${data.id}/approve`);
    expect(await events()).toEqual([]);
    await act(other, 'post', `/api/posts/${data.id}/like`);
    expect(await events()).toEqual([[channel(author), 'notification', 2]]);
    await comment(other, data.id);
    expect(await events()).toEqual([[channel(author), 'notification', 3]]);
  });

  it('all devices receive only the newest unread count', async () => {
    const post = await api.buildPost({ author: author.user });
    await act(admin, 'post', `/api/posts/${post.id}/like`);
    await comment(admin, post.id);
    expect(await events()).toEqual([[channel(author), 'notification', 2]]);
  });

  it('all devices get an event when a notification is read or deleted', async () => {
    const post = await api.buildPost({ author: author.user });
    for (const role of ['student', 'guest']) await act(await as(role), 'post', `/api/posts/${post.id}/like`);
    await comment(admin, post.id);
    await events();
    const { data } = await bellOf(author);
    await act(author, 'patch', '/api/notifications/read', { ids: [data[0].id] });
    expect(await events()).toEqual([[channel(author), 'notification', 1]]);
    await act(author, 'patch', '/api/notifications/read', { ids: [data[0].id] });
    expect(await events()).toEqual([]);
    await act(author, 'delete', `/api/posts/${post.id}`);
    expect(await events()).toEqual([[channel(author), 'notification', 0]]);
  });

  it('a rolled-back change publishes nothing', async () => {
    const post = await api.buildPost({ author: author.user, status: 'pending' });
    await act(admin, 'post', `/api/posts/${post.id}/comments`, { text: 'x' });
    await act(author, 'post', '/api/posts', { text: 'x', media: ['f'.repeat(40)] });
    expect(await events()).toEqual([]);
  });
});
