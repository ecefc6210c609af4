import { describe, expect, it } from 'vitest';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();

const as = async (role: string) => {
  const user = await api.buildUser({ role });
  return { user, token: await api.tokenFor(user) };
};
const page = (token: string, postId: number, search = '') =>
  api.request('get', `/api/comments/${postId}${search}`, { token });
const listOf = async (token: string, postId: number, search = '') => (await page(token, postId, search)).json();
const comment = (token: string, postId: number | string, text: unknown, headers = {}) =>
  api.request('post', `/api/posts/${postId}/comments`, { token, body: { text }, headers });
const added = async (token: string, postId: number, text = '<p>Amin</p>'): Promise<number> =>
  Number((await (await comment(token, postId, text)).json()).data.id);
const remove = (token: string, id: number | string) => api.request('delete', `/api/comments/${id}`, { token });
const countsOf = async (postId: number) => {
  const [row] = await api.deps.database.sql.query<{ kept: number; counted: number }>({
    text: `select comment_count as kept, (select count(*)::int from comments where post_id = p.id) as counted
      from posts p where id = $1`,
    values: [postId],
  });
  return row;
};

describe('a comment', () => {
  it('everybody who sees a post, including guests, can write a comment, and it is counted', async () => {
    const post = await api.buildPost();
    const { user, token } = await as('guest');
    const response = await comment(token, post.id, '<p>Ma sha’ <strong>Allah</strong><script>x()</script></p>');
    expect(response.status).toBe(201);
    const { data } = await response.json();
    expect(data).toEqual({
      id: expect.any(String),
      text: '<p>Ma sha’ <b>Allah</b></p>',
      user: { id: String(user.id), name: user.name, image: null },
      createdAt: api.clock.now().toISOString(),
      likes: [],
      may: { delete: true, like: true },
    });
    expect((await listOf(token, post.id)).data).toEqual([data]);
    const single = await (await api.request('get', `/api/posts/${post.id}`, { token })).json();
    expect(single.data.comments).toBe(1);
  });

  it.each(['', '  ', '<p><br></p>', '<img src=x>', '\u200f'])('a comment needs visible text, not %o', async (text) => {
    const response = await comment((await as('student')).token, (await api.buildPost()).id, text);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ fields: [{ path: 'text', code: 'required' }] });
  });

  it('a comment has 1 to 2000 characters, markup not counted', async () => {
    const { token } = await as('student');
    const post = await api.buildPost();
    const letters = (count: number) => `<p><b>${'ب'.repeat(count)}</b></p>`;
    expect((await comment(token, post.id, letters(2000))).status).toBe(201);
    for (const text of [letters(2001), '<b>x</b>'.repeat(3000)]) {
      const response = await comment(token, post.id, text);
      expect(response.status).toBe(422);
      expect((await response.json()).fields).toMatchObject([{ path: 'text', code: 'too_long' }]);
    }
    expect((await comment(token, post.id, 7)).status).toBe(422);
  });

  it('a comment that is sent twice with one key is stored once', async () => {
    const { token } = await as('student');
    const post = await api.buildPost();
    const key = { 'idempotency-key': 'a-key' };
    const responses = await Promise.all([1, 2, 3].map(() => comment(token, post.id, '<p>Amin</p>', key)));
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await countsOf(post.id)).toEqual({ kept: 1, counted: 1 });
  });

  it('a comment on a pending or hidden post is rejected', async () => {
    const { user, token } = await as('student');
    const admin = await as('admin');
    const own = await api.buildPost({ status: 'pending', author: user });
    const others = await api.buildPost({ status: 'pending' });
    const hidden = await api.buildPost({ audience: 2 });
    expect((await comment(token, own.id, 'x')).status).toBe(409);
    expect((await comment(admin.token, own.id, 'x')).status).toBe(409);
    for (const id of [others.id, hidden.id, 999_999, 'x']) expect((await comment(token, id, 'x')).status).toBe(404);
  });
});

describe('the comments of a post', () => {
  it('comments come newest first, in pages, from one post only', async () => {
    const { token } = await as('student');
    const post = await api.buildPost();
    await api.buildComment();
    // Two comments at a time share an instant, so that the id decides the order.
    for (let number = 0; number < 23; number += 1) {
      const createdAt = new Date(Date.UTC(2026, 10, 1) + Math.floor(number / 2) * 60_000);
      await api.buildComment({ post, text: String(number), createdAt });
    }
    const pages = [await listOf(token, post.id), await listOf(token, post.id, '?page=2')];
    expect(pages.map(({ data }) => data.length)).toEqual([20, 3]);
    expect(pages[1]).toMatchObject({ page: 2, limit: 20, total: 23, totalPages: 2 });
    const texts = pages.flatMap(({ data }) => data.map(({ text }: { text: string }) => text));
    expect(texts).toEqual(Array.from({ length: 23 }, (_, index) => String(22 - index)));
    expect(await listOf(token, post.id, '?page=9&limit=5')).toMatchObject({ data: [], total: 23, totalPages: 5 });
    for (const search of ['?page=0', '?limit=101', '?limit=x'])
      expect((await page(token, post.id, search)).status).toBe(422);
  });

  it('a comment is visible to the viewers of its post', async () => {
    const { token } = await as('student');
    const hidden = await api.buildPost({ audience: 2 });
    await api.buildComment({ post: hidden });
    expect((await page(token, hidden.id)).status).toBe(404);
    expect((await listOf((await as('teacher')).token, hidden.id)).total).toBe(1);
  });
});

describe('deleting a comment', () => {
  it('a comment can be deleted by its author or an admin, and its likes are deleted too', async () => {
    const post = await api.buildPost();
    const owner = await as('guest');
    for (const role of ['admin', 'super-admin', 'owner']) {
      const id = await added(owner.token, post.id);
      await api.request('post', `/api/comments/${id}/like`, { token: owner.token });
      const { token } = role === 'owner' ? owner : await as(role);
      expect(await (await remove(token, id)).json()).toEqual({ message: 'Comment deleted' });
      expect((await remove(token, id)).status).toBe(404);
    }
    expect(await countsOf(post.id)).toEqual({ kept: 0, counted: 0 });
    const audit = await api.deps.database.sql.query({ text: 'select action from audit_log' });
    expect(audit).toEqual([{ action: 'comment.delete' }, { action: 'comment.delete' }]);
  });

  it('others cannot delete a comment, and nobody can on a hidden post', async () => {
    const author = await as('teacher');
    const post = await api.buildPost({ author: author.user, audience: 2 });
    const { id } = await api.buildComment({ post });
    for (const role of ['teacher', 'leader']) expect((await remove((await as(role)).token, id)).status).toBe(403);
    expect((await remove(author.token, id)).status).toBe(403);
    expect((await remove((await as('student')).token, id)).status).toBe(404);
    expect(await countsOf(post.id)).toEqual({ kept: 1, counted: 1 });
  });
});

describe('a like of a comment', () => {
  const like = (token: string, id: number, body?: object, method = 'post') =>
    api.request(method, `/api/comments/${id}/like`, { token, ...(body ? { body } : {}) });

  it.each(['post', 'put'])('a like of a comment is toggled by %s without a body', async (method) => {
    const { user, token } = await as('guest');
    const { id, postId } = await api.buildComment();
    expect(await (await like(token, id, undefined, method)).json()).toEqual({ data: { liked: true, likes: 1 } });
    expect((await listOf(token, postId)).data[0].likes).toEqual([{ user_id: String(user.id) }]);
    expect(await (await like(token, id, undefined, method)).json()).toEqual({ data: { liked: false, likes: 0 } });
  });

  it('a like of a comment has the viewer’s last value, however often and in parallel it is set', async () => {
    const { token } = await as('guest');
    const { id } = await api.buildComment();
    const responses = await Promise.all([1, 2, 3, 4].map(() => like(token, id, { liked: true })));
    for (const response of responses) expect((await response.json()).data).toMatchObject({ liked: true });
    expect(await (await like(token, id, { liked: true })).json()).toEqual({ data: { liked: true, likes: 1 } });
    expect(await (await like(token, id, { liked: false })).json()).toEqual({ data: { liked: false, likes: 0 } });
  });

  it('only comments on visible posts can be liked', async () => {
    const { token } = await as('student');
    const { id } = await api.buildComment({ post: await api.buildPost({ audience: 2 }) });
    for (const each of [id, 999_999]) expect((await like(token, each)).status).toBe(404);
  });
});
