import { beforeEach, describe, expect, it } from 'vitest';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
const { sql } = api.deps.database;

const as = async (role: string) => {
  const user = await api.buildUser({ role });
  return { user, token: await api.tokenFor(user) };
};
type Who = Awaited<ReturnType<typeof as>>;
const edit = ({ token }: Who, id: number | string, body: unknown) =>
  api.request('post', `/api/posts/${id}`, { token, body });
const remove = ({ token }: Who, id: number | string) => api.request('delete', `/api/posts/${id}`, { token });
const direct = ({ token }: Who, id: number | string, visibleTo: unknown) =>
  api.request('put', `/api/posts/${id}/visibleTo`, { token, body: { visibleTo } });
const approve = ({ token }: Who, id: number) => api.request('put', `/api/posts/${id}/approve`, { token });
const find = ({ token }: Who, id: number) => api.request('get', `/api/posts/${id}`, { token });
const keysOf = async ({ token }: Who): Promise<string[]> =>
  (await (await api.request('get', '/api/notifications?limit=50', { token })).json()).data.map(
    ({ key }: { key: string }) => key,
  );
const audit = () =>
  sql.query<{ action: string; before: unknown; after: unknown }>({
    text: 'select action, before, after from audit_log order by id',
  });
const rowsOf = async (table: string) => (await sql.query({ text: `select 1 from ${table}` })).length;

let admin: Who;
let author: Who;
beforeEach(async () => {
  admin = await as('admin');
  author = await as('student');
});

describe('editing a post', () => {
  it('only its author can edit a post: 403 for others who see it, 404 for those who do not (C20)', async () => {
    const post = await api.buildPost({ author: author.user, audience: 1 });
    expect((await edit(admin, post.id, { text: 'x' })).status).toBe(403);
    expect((await edit(await as('student'), post.id, { text: 'x' })).status).toBe(403);
    expect((await edit(await as('teacher'), post.id, { text: 'x' })).status).toBe(404);
    for (const id of [999_999, 'x']) expect((await edit(author, id, { text: 'x' })).status).toBe(404);
    expect((await edit(author, post.id, { text: ' ' })).status).toBe(422);
    expect((await (await find(author, post.id)).json()).data).toMatchObject({ text: post.text, status: 'approved' });
  });

  it('editing an approved post makes it pending, except for admins, and keeps its place in the feed (D50)', async () => {
    for (const role of ['student', 'teacher', 'leader', 'admin', 'super-admin']) {
      const writer = await as(role);
      const post = await api.buildPost({ author: writer.user, createdAt: new Date(Date.UTC(2026, 9, 1)) });
      const { data } = await (await edit(writer, post.id, { text: '<p>new<script>x</script></p>' })).json();
      const status = role.endsWith('admin') ? 'approved' : 'pending';
      expect(data).toMatchObject({ text: '<p>new</p>', status, publishedAt: '2026-10-01T00:00:00.000Z' });
      expect((await find(await as('guest'), post.id)).status).toBe(status === 'pending' ? 404 : 200);
      await approve(admin, post.id);
      const again = await (await find(await as('guest'), post.id)).json();
      expect(again.data).toMatchObject({ status: 'approved', publishedAt: '2026-10-01T00:00:00.000Z' });
    }
  });

  it('an edit that changes nothing leaves the post published', async () => {
    const post = await api.buildPost({ author: author.user, text: '<p>same</p>' });
    const { data } = await (await edit(author, post.id, { text: '<p onclick="x">same</p>' })).json();
    expect(data.status).toBe('approved');
    expect(await audit()).toEqual([]);
    expect(await keysOf(admin)).toEqual([]);
  });

  it('editing a pending post keeps it pending and sends no notification', async () => {
    const post = await api.buildPost({ author: author.user, status: 'pending' });
    expect((await (await edit(author, post.id, { text: 'b' })).json()).data).toMatchObject({ status: 'pending' });
    expect(await keysOf(admin)).toEqual([]);
  });

  it('admins are notified each time a post is pending again, and the author of each approval', async () => {
    const [post] = [await api.buildPost({ author: author.user, status: 'pending' })];
    for (const round of [1, 2, 3]) {
      await approve(admin, post.id);
      expect(await keysOf(author)).toEqual(['post.approved']);
      await edit(author, post.id, { text: `round ${round}` });
      const notified = await (await api.request('get', '/api/notifications', { token: admin.token })).json();
      expect(notified).toMatchObject({ total: 1, unread: 1, data: [{ key: 'post.pending', params: { count: 1 } }] });
      await api.request('patch', '/api/notifications/read', { token: author.token });
    }
    await approve(admin, post.id);
    const heard = await (await api.request('get', '/api/notifications', { token: author.token })).json();
    expect(heard).toMatchObject({ total: 1, unread: 1, data: [{ key: 'post.approved', params: { count: 1 } }] });
    expect((await audit()).map(({ action }) => action)).toEqual([
      ...Array.from({ length: 3 }, () => ['post.approve', 'post.return']).flat(),
      'post.approve',
    ]);
  });
});

describe('approving a post', () => {
  it('approving a post resolves its notifications for all admins', async () => {
    const other = await as('super-admin');
    const { data } = await (
      await api.request('post', '/api/posts', { token: author.token, body: { text: 'x' } })
    ).json();
    await approve(admin, data.id);
    for (const { token } of [admin, other]) {
      const notified = await (await api.request('get', '/api/notifications', { token })).json();
      expect(notified).toMatchObject({ unread: 0, data: [{ key: 'post.pending', read: true }] });
    }
  });
});

describe('an approval of a revision', () => {
  const approveForm = (id: number, revision: unknown) =>
    api.request('put', `/api/posts/${id}/approve`, { token: admin.token, body: { revision } });

  it('an approval of an outdated revision is rejected, of the current one accepted', async () => {
    const post = await api.buildPost({ author: author.user, status: 'pending', text: '<p>read</p>' });
    const { revision } = (await (await find(admin, post.id)).json()).data;
    await edit(author, post.id, { text: 'unread' });
    expect((await approveForm(post.id, revision)).status).toBe(409);
    const now = (await (await find(admin, post.id)).json()).data;
    expect(now).toMatchObject({ status: 'pending', revision: revision + 1 });
    expect((await approveForm(post.id, now.revision)).status).toBe(200);
    expect((await approveForm(post.id, revision)).status).toBe(200);
  });

  it('an approval needs an integer revision', async () => {
    const post = await api.buildPost({ status: 'pending' });
    expect((await approveForm(post.id, 'first')).status).toBe(422);
  });
});

describe('deleting a post', () => {
  it('deleting a post deletes its comments, likes and notifications, and nothing else', async () => {
    const post = await api.buildPost({ author: author.user, status: 'pending' });
    const other = await api.buildPost({ author: author.user });
    await edit(author, other.id, { text: 'told of' });
    await approve(admin, post.id);
    const { id } = await api.buildComment({ post });
    for (const url of [`/api/posts/${post.id}/like`, `/api/comments/${id}/like`])
      expect((await api.request('post', url, { token: admin.token })).status).toBe(200);
    await api.request('post', `/api/posts/${post.id}/comments`, { token: admin.token, body: { text: 'x' } });
    expect((await keysOf(author)).sort()).toEqual(['post.approved', 'post.commented', 'post.liked']);
    expect(await (await remove(author, post.id)).json()).toEqual({ message: 'Post deleted' });
    expect((await find(author, post.id)).status).toBe(404);
    expect((await remove(author, post.id)).status).toBe(404);
    expect([await rowsOf('comments'), await rowsOf('post_likes'), await rowsOf('comment_likes')]).toEqual([0, 0, 0]);
    expect(await keysOf(author)).toEqual([]);
    expect(await keysOf(admin)).toEqual(['post.pending']);
    expect((await find(author, other.id)).status).toBe(200);
  });

  it('a deletion by an admin notifies the author and is audited', async () => {
    const waiting = await api.buildPost({ author: author.user, status: 'pending' });
    const published = await api.buildPost({ author: author.user, text: 'shown' });
    for (const { id } of [waiting, published]) expect((await remove(admin, id)).status).toBe(200);
    expect((await keysOf(author)).sort()).toEqual(['post.rejected', 'post.removed']);
    expect(await audit()).toMatchObject([
      { action: 'post.delete', before: { status: 'pending' } },
      { action: 'post.delete', before: { status: 'approved', text: 'shown', authorId: author.user.id } },
    ]);
  });

  it('deleting an own post sends no notification', async () => {
    for (const writer of [author, admin]) await remove(writer, (await api.buildPost({ author: writer.user })).id);
    expect([await keysOf(author), await keysOf(admin), await audit()]).toEqual([[], [], []]);
  });

  it('a post can be deleted by its author with permission, or by an admin', async () => {
    const post = await api.buildPost({ author: author.user, audience: 1 });
    const user = await api.buildUser({ permissions: ['timeline.read'] });
    const viewer = { user, token: await api.tokenFor(user) };
    const own = await api.buildPost({ author: user });
    expect((await remove(viewer, own.id)).status).toBe(403);
    expect((await remove(await as('student'), post.id)).status).toBe(403);
    expect((await remove(await as('leader'), post.id)).status).toBe(404);
    expect((await remove(await as('super-admin'), post.id)).status).toBe(200);
  });
});

describe('setting the audience of a post', () => {
  it.each([
    ['student', ['student', 'teacher', 'admin'], 200],
    ['student', [], 200],
    ['student', ['student', 'student'], 200],
    ['student', ['guest'], 422],
    ['student', 'student', 422],
    ['teacher', ['student', 'teacher'], 200],
    ['teacher', ['admin'], 422],
    ['teacher', ['student', 'admin'], 422],
    ['leader', ['admin'], 200],
    ['admin', ['admin'], 200],
  ])('setting the audience as %s: %j is %i', async (role, visibleTo, status) => {
    const writer = await as(role);
    const post = await api.buildPost({ author: writer.user, audience: 3 });
    const response = await direct(writer, post.id, visibleTo);
    expect(response.status).toBe(status);
    const { data } = await (await find(writer, post.id)).json();
    const kept = ['student', 'teacher'];
    expect(data.visibleTo).toEqual(status === 200 ? [...new Set(visibleTo)] : kept);
    if (status === 200) expect((await response.json()).data).toEqual(data);
  });

  it('the audience can be set by author or admins, and is audited', async () => {
    const post = await api.buildPost({ author: author.user, audience: 1 });
    expect((await direct(await as('student'), post.id, [])).status).toBe(403);
    expect((await direct(await as('teacher'), post.id, [])).status).toBe(404);
    expect((await direct(author, post.id, ['admin'])).status).toBe(200);
    expect(await audit()).toEqual([]);
    expect((await direct(admin, post.id, ['teacher', 'admin'])).status).toBe(200);
    expect(await audit()).toEqual([{ action: 'post.visibility', before: { audience: 4 }, after: { audience: 6 } }]);
  });

  it('setting the audience keeps place and state of the post', async () => {
    const post = await api.buildPost({ author: author.user, createdAt: new Date(Date.UTC(2026, 9, 1)) });
    const { data } = await (await direct(author, post.id, ['admin'])).json();
    expect(data).toMatchObject({ status: 'approved', publishedAt: '2026-10-01T00:00:00.000Z' });
  });
});
