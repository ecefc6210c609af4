import { beforeEach, describe, expect, it } from 'vitest';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
const { sql } = api.deps.database;

const as = async (role: string) => {
  const user = await api.buildUser({ role });
  return { user, token: await api.tokenFor(user) };
};
type Who = Awaited<ReturnType<typeof as>>;
type Call = [who: Who, method: string, url: string, body?: object];

/** Sends all calls in parallel. */
const atOnce = (calls: Call[]) =>
  Promise.all(
    calls.map(async ([{ token }, method, url, body]) => {
      const response = await api.request(method, url, { token, ...(body ? { body } : {}) });
      return { status: response.status, body: await response.json() };
    }),
  );
const statusesOf = async (calls: Call[]) => (await atOnce(calls)).map(({ status }) => status).sort();
const countOf = async (text: string) => (await sql.query<{ n: number }>({ text }))[0]?.n;
const repeat = <T>(times: number, make: (index: number) => T): T[] => Array.from({ length: times }, (_, n) => make(n));

async function countsAreKept(): Promise<void> {
  const kept = { text: 'select status, audience, total::int from post_counts where total <> 0 order by 1, 2' };
  const counted = { text: 'select status, audience, count(*)::int as total from posts group by 1, 2 order by 1, 2' };
  expect(await sql.query(kept)).toEqual(await sql.query(counted));
  const wrong = `select count(*)::int as n from posts p
    where comment_count <> (select count(*) from comments where post_id = p.id)`;
  expect(await countOf(wrong)).toBe(0);
}

let admins: Who[];
let author: Who;
let viewers: Who[];
beforeEach(async () => {
  admins = [await as('admin'), await as('super-admin')];
  author = await as('teacher');
  viewers = await Promise.all(repeat(4, () => as('student')));
});
const everybody = () => [...admins, author, ...viewers];

describe('parallel changes', () => {
  it('parallel likes of one viewer count once, those of several viewers once each', async () => {
    const { id } = await api.buildPost({ author: author.user });
    const url = `/api/posts/${id}/like`;
    const responses = await atOnce(
      everybody().flatMap((who) => repeat(3, (): Call => [who, 'post', url, { liked: true }])),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await countOf('select count(*)::int as n from post_likes')).toBe(7);
    const notified = await (await api.request('get', '/api/notifications', { token: author.token })).json();
    expect(notified.data).toMatchObject([{ key: 'post.liked', params: { count: 6 } }]);
  });

  it('two parallel toggles of one viewer leave at most one like', async () => {
    const { id } = await api.buildPost();
    const responses = await statusesOf(repeat(4, () => [author, 'post', `/api/posts/${id}/like`]));
    expect(responses).toEqual([200, 200, 200, 200]);
    expect(await countOf('select count(*)::int as n from post_likes')).toBeLessThan(2);
  });

  it('parallel comments are all stored, counted and notified together', async () => {
    const { id } = await api.buildPost({ author: author.user });
    const responses = await atOnce(
      everybody().flatMap((who) =>
        repeat(2, (n): Call => [who, 'post', `/api/posts/${id}/comments`, { text: `comment ${n}` }]),
      ),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]));
    expect(await countOf('select comment_count as n from posts')).toBe(14);
    const notified = await (await api.request('get', '/api/notifications', { token: author.token })).json();
    expect(notified.data).toMatchObject([{ key: 'post.commented', scope: 'comment', params: { count: 6 } }]);
    await countsAreKept();
  });

  it('parallel approvals are one approval', async () => {
    const { id } = await api.buildPost({ author: author.user, status: 'pending' });
    const calls = admins.flatMap((who) => repeat(3, (): Call => [who, 'put', `/api/posts/${id}/approve`]));
    expect(new Set(await statusesOf(calls))).toEqual(new Set([200]));
    expect(await countOf('select count(*)::int as n from audit_log')).toBe(1);
    expect(await countOf(`select count(*)::int as n from notifications where key = 'post.approved'`)).toBe(1);
    await countsAreKept();
  });

  it('two parallel edits leave one of the two texts', async () => {
    const { id } = await api.buildPost({ author: author.user });
    const calls = repeat(4, (n): Call => [author, 'post', `/api/posts/${id}`, { text: `<p>${n}</p>` }]);
    expect(await statusesOf(calls)).toEqual([200, 200, 200, 200]);
    const { data } = await (await api.request('get', `/api/posts/${id}`, { token: author.token })).json();
    expect(data).toMatchObject({ text: expect.stringMatching(/^<p>[0-3]<\/p>$/), status: 'pending' });
    await countsAreKept();
  });

  it('parallel deletions are one deletion', async () => {
    const { id } = await api.buildPost({ author: author.user });
    const calls = [author, ...admins].map((who): Call => [who, 'delete', `/api/posts/${id}`]);
    expect(await statusesOf(calls)).toEqual([200, 404, 404]);
  });
});

describe('a post deleted under load', () => {
  it.each(repeat(6, (round) => round))(
    'deleting a post under load deletes all of it without a server error (%i)',
    async (round) => {
      const { id } = await api.buildPost({ author: author.user, status: round % 2 ? 'approved' : 'pending' });
      const comments = await Promise.all(repeat(3, () => api.buildComment({ post: { id }, author: author.user })));
      await api.buildImage({ post: { id }, owner: author.user });
      const changes: Call[] = [
        ...viewers.map((who): Call => [who, 'post', `/api/posts/${id}/comments`, { text: 'late' }]),
        ...everybody().map((who): Call => [who, 'post', `/api/posts/${id}/like`]),
        ...comments.map((comment): Call => [author, 'post', `/api/comments/${comment.id}/like`]),
        ...comments.map((comment): Call => [author, 'delete', `/api/comments/${comment.id}`]),
        ...admins.map((who): Call => [who, 'put', `/api/posts/${id}/approve`]),
        [author, 'post', `/api/posts/${id}`, { text: 'edited', ...(round % 3 ? { media: [] } : {}) }],
        [author, 'put', `/api/posts/${id}/visibleTo`, { visibleTo: ['student'] }],
        [author, 'patch', '/api/notifications/read'],
      ];
      changes.splice((round * 5) % changes.length, 0, [author, 'delete', `/api/posts/${id}`]);
      const responses = await atOnce(changes);
      expect(responses.filter(({ status }) => status >= 500)).toEqual([]);
      for (const table of ['posts', 'comments', 'post_likes', 'comment_likes', 'post_media', 'media'])
        expect(await countOf(`select count(*)::int as n from ${table}`)).toBe(0);
      expect(api.storedFiles()).toEqual([]);
      const dangling = `select count(*)::int as n from notifications where key in ('post.liked', 'post.commented')`;
      expect(await countOf(dangling)).toBe(0);
      await countsAreKept();
    },
  );
});
