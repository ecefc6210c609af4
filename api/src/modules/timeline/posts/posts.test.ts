import { describe, expect, it } from 'vitest';
import { openAsChild } from '#testing/fixtures/child-session.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();

const as = async (role: string) => {
  const user = await api.buildUser({ role });
  return { user, token: await api.tokenFor(user) };
};
const feed = async (token: string, search = '') => (await api.request('get', `/api/posts${search}`, { token })).json();
const textsOf = (page: { data: { text: string }[] }) => page.data.map((post) => post.text);
const minutesAgo = (minutes: number) => new Date(Date.UTC(2026, 10, 1) - minutes * 60_000);

describe('the feed', () => {
  it('the feed shows approved posts, newest first', async () => {
    const author = await api.buildUser({ role: 'teacher', name: 'سلمى' });
    const { user, token } = await as('student');
    await api.buildPost({ text: '<p>old</p>', createdAt: minutesAgo(2), author });
    const post = await api.buildPost({ text: '<p>new</p>', createdAt: minutesAgo(1), author, audience: 1 });
    await api.request('put', `/api/posts/${post.id}/like`, { token });
    const page = await feed(token);
    expect(textsOf(page)).toEqual(['<p>new</p>', '<p>old</p>']);
    expect(page).toMatchObject({ page: 1, limit: 20, total: 2, totalPages: 1, next: null });
    expect(page.data[0]).toEqual({
      id: String(post.id),
      text: '<p>new</p>',
      images: [],
      user: { id: String(author.id), name: 'سلمى', image: null },
      likes: [{ user_id: String(user.id) }],
      comments: 0,
      createdAt: '2026-10-31T23:59:00.000Z',
      publishedAt: '2026-10-31T23:59:00.000Z',
      visibleTo: ['student'],
      status: 'approved',
      revision: 1,
      may: { update: false, delete: false, approve: false, setVisibility: false, comment: true, like: true },
    });
  });

  it('a child’s session reads posts and comments, and is offered nothing else (D141)', async () => {
    const child = await api.buildStudent();
    const token = await openAsChild(api, child, await api.buildUser({ role: 'guest' }));
    const post = await api.buildPost({ author: child });
    await api.buildComment({ author: child, post });
    const comments = await (await api.request('get', `/api/comments/${post.id}`, { token })).json();
    for (const { may } of [(await feed(token)).data[0], comments.data[0]])
      expect(Object.values(may)).toEqual(Object.values(may).map(() => false));
  });

  it.each([
    ['guest', ['all']],
    ['student', ['all', 'student', 'student+teacher']],
    ['teacher', ['all', 'teacher', 'student+teacher']],
    ['leader', ['all', 'teacher', 'student+teacher']],
    ['admin', ['all', 'student', 'teacher', 'admin', 'student+teacher']],
    ['super-admin', ['all', 'student', 'teacher', 'admin', 'student+teacher']],
  ])('the feed shows a %s only posts for their audience, in list, count and detail (D9)', async (role, expected) => {
    const audiences = { all: 0, student: 1, teacher: 2, admin: 4, 'student+teacher': 3 };
    const ids = new Map<string, number>();
    for (const [text, audience] of Object.entries(audiences))
      ids.set(text, (await api.buildPost({ text, audience })).id);
    const { token } = await as(role);
    const page = await feed(token);
    expect(textsOf(page).sort()).toEqual([...expected].sort());
    expect(page.total).toBe(expected.length);
    for (const [text, id] of ids) {
      const single = await api.request('get', `/api/posts/${id}`, { token });
      expect(single.status).toBe(expected.includes(text) ? 200 : 404);
    }
  });

  it('pending posts are shown to their author, and in the pending list to admins', async () => {
    const { user, token } = await as('student');
    const mine = await api.buildPost({ text: 'mine', status: 'pending', author: user });
    const other = await api.buildPost({ text: 'other', status: 'pending' });
    const admin = await as('admin');
    expect(textsOf(await feed(token))).toEqual(['mine']);
    expect(textsOf(await feed(token, '?status=pending'))).toEqual(['mine']);
    expect(await feed(admin.token)).toMatchObject({ data: [], total: 0 });
    expect(await feed(admin.token, '?status=pending')).toMatchObject({ total: 2 });
    expect((await api.request('get', `/api/posts/${mine.id}`, { token })).status).toBe(200);
    expect((await api.request('get', `/api/posts/${other.id}`, { token })).status).toBe(404);
    expect((await api.request('get', `/api/posts/${other.id}`, { token: admin.token })).status).toBe(200);
  });

  it('the feed has the same pages by number and by cursor', async () => {
    const { user, token } = await as('student');
    for (let number = 0; number < 25; number += 1) {
      // Two posts at a time share an instant, so that the id decides the order.
      const createdAt = minutesAgo(Math.floor(number / 2));
      const fields = number % 5 === 0 ? { status: 'pending' as const, author: user } : { audience: number % 2 };
      await api.buildPost({ text: String(number), createdAt, ...fields });
    }
    const byNumber: string[] = [];
    const byCursor: string[] = [];
    let cursor = '';
    for (let page = 1; page <= 4; page += 1) {
      byNumber.push(...textsOf(await feed(token, `?page=${page}&limit=7`)));
      const searchTerm = await feed(token, `?page=${page}&limit=7${cursor}`);
      expect(searchTerm).toMatchObject({ page, total: 25, totalPages: 4 });
      byCursor.push(...textsOf(searchTerm));
      cursor = `&cursor=${searchTerm.next}`;
      if (page === 4) expect(searchTerm.next).toBeNull();
    }
    expect(byNumber).toHaveLength(25);
    expect(new Set(byNumber).size).toBe(25);
    expect(byCursor).toEqual(byNumber);
  });

  it('a page past the end of the feed is empty with the right totals', async () => {
    const { token } = await as('guest');
    await api.buildPost();
    expect(await feed(token, '?page=9&limit=10')).toMatchObject({
      data: [],
      page: 9,
      total: 1,
      totalPages: 1,
      next: null,
    });
  });

  it.each(['?page=0', '?page=-1', '?page=x', '?limit=0', '?limit=101', '?status=deleted', '?cursor=1', '?cursor=%00'])(
    'the feed rejects %s',
    async (search) => {
      const { token } = await as('guest');
      expect((await api.request('get', `/api/posts${search}`, { token })).status).toBe(422);
    },
  );

  it('post counts stay right through every change', async () => {
    const admin = await as('admin');
    const [a, b] = [
      await api.buildPost({ status: 'pending' }),
      await api.buildPost({ status: 'pending', audience: 2 }),
    ];
    await api.buildPost();
    await api.request('put', `/api/posts/${a.id}/approve`, { token: admin.token });
    const { sql } = api.deps.database;
    await sql.query({ text: 'update posts set audience = 3 where id = $1', values: [b.id] });
    await sql.query({ text: 'delete from posts where id = $1', values: [a.id] });
    for (const [table, columns] of [
      ['post_counts', 'status, audience'],
      ['author_post_counts', 'author_id, status, audience'],
    ]) {
      const counted = `select ${columns}, count(*)::int as total from posts group by ${columns} order by ${columns}`;
      const kept = `select ${columns}, total::int from ${table} where total <> 0 order by ${columns}`;
      expect(await sql.query({ text: kept })).toEqual(await sql.query({ text: counted }));
    }
  });
});

describe('a like', () => {
  const like = (token: string, id: number, body?: object, method = 'post') =>
    api.request(method, `/api/posts/${id}/like`, { token, ...(body ? { body } : {}) });

  it.each(['post', 'put'])('a like is toggled by %s without a body', async (method) => {
    const { token } = await as('guest');
    const post = await api.buildPost();
    expect(await (await like(token, post.id, undefined, method)).json()).toEqual({ data: { liked: true, likes: 1 } });
    expect(await (await like(token, post.id, undefined, method)).json()).toEqual({ data: { liked: false, likes: 0 } });
  });

  it('a like has the viewer’s last value, however often it is set', async () => {
    const { token } = await as('guest');
    const post = await api.buildPost();
    const responses = await Promise.all([1, 2, 3].map(() => like(token, post.id, { liked: true })));
    for (const response of responses) expect((await response.json()).data).toEqual({ liked: true, likes: 1 });
    expect(await (await like(token, post.id, { liked: false })).json()).toEqual({ data: { liked: false, likes: 0 } });
  });

  it('only visible posts can be liked', async () => {
    const { token } = await as('student');
    const hidden = await api.buildPost({ audience: 2 });
    const pending = await api.buildPost({ status: 'pending' });
    for (const id of [hidden.id, pending.id, 999_999]) expect((await like(token, id)).status).toBe(404);
  });

  it('a like rejects an invalid body', async () => {
    const { token } = await as('student');
    expect((await like(token, (await api.buildPost()).id, { liked: 'yes' })).status).toBe(422);
  });
});

describe('approving', () => {
  const approve = (token: string, id: number | string) => api.request('put', `/api/posts/${id}/approve`, { token });

  it.each(['admin', 'super-admin'])('the %s can approve a post, audited once', async (role) => {
    const { user, token } = await as(role);
    const post = await api.buildPost({ status: 'pending', author: user });
    expect((await (await approve(token, post.id)).json()).data.status).toBe('approved');
    expect((await approve(token, post.id)).status).toBe(200);
    const audit = await api.deps.database.sql.query({ text: 'select action, actor_id, subject_id from audit_log' });
    expect(audit).toEqual([{ action: 'post.approve', actor_id: user.id, subject_id: post.id }]);
  });

  it.each(['guest', 'student', 'teacher', 'leader'])(
    'the %s cannot approve a post, not even an own one',
    async (role) => {
      const { user, token } = await as(role);
      for (const author of [user, await api.buildUser()]) {
        const { id } = await api.buildPost({ status: 'pending', author });
        expect((await approve(token, id)).status).toBe(403);
      }
    },
  );

  it('approving a missing post is 404', async () => {
    const { token } = await as('admin');
    for (const id of [999_999, 'nonsense', '0', '-1', '99999999999999999999'])
      expect((await approve(token, id)).status).toBe(404);
  });

  it('a custom role cannot approve posts (D1)', async () => {
    const token = await api.tokenFor(await api.buildUser({ permissions: ['timeline.read', 'timeline.update'] }));
    expect((await approve(token, (await api.buildPost({ status: 'pending' })).id)).status).toBe(403);
  });
});
