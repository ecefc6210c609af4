import { describe, expect, it } from 'vitest';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
const tokenOf = async (role: string) => api.tokenFor(await api.buildUser({ role }));
const write = (token: string, body: unknown, headers = {}) =>
  api.request('post', '/api/posts', { token, body, headers });

function form(fields: Record<string, string | File>) {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

describe('a new post', () => {
  it('a new post is pending, even an admin’s (D50)', async () => {
    for (const body of [{ text: '<p>Salam</p>' }, form({ text: '<p>Salam</p>' })]) {
      const response = await write(await tokenOf('admin'), body);
      expect(response.status).toBe(201);
      expect((await response.json()).data).toMatchObject({ text: '<p>Salam</p>', status: 'pending', visibleTo: [] });
    }
  });

  it.each([
    '',
    '   ',
    '<p><br></p>',
    '<p>&nbsp;</p>',
    '<script>alert(1)</script>',
    '\u200b',
    '\u3164',
    '\u2800',
    '<b>&shy;</b>\u{e0041}',
  ])('a new post needs visible text, not %o', async (text) => {
    const response = await write(await tokenOf('student'), { text });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      message: 'Text is required',
      fields: [{ path: 'text', code: 'required' }],
    });
  });

  it('a guest cannot create a post', async () => {
    expect((await write(await tokenOf('guest'), { text: '<p>Salam</p>' })).status).toBe(403);
  });

  it('a new post has a limited length', async () => {
    expect((await write(await tokenOf('student'), { text: 'x'.repeat(20_001) })).status).toBe(422);
  });
});

describe('the limits of posts, edits and comments', () => {
  it('a user can make sixty posts and edits an hour together, including repeated ones', async () => {
    const author = await api.buildUser({ role: 'teacher' });
    const token = await api.tokenFor(author);
    for (let each = 0; each < 58; each += 1) await api.deps.limits.posts.take(String(author.id));
    const body = { text: '<p>Salam</p>' };
    const once = { 'idempotency-key': 'a-key' };
    const { data } = await (await write(token, body, once)).json();
    const edit = (text: string) => api.request('post', `/api/posts/${data.id}`, { token, body: { text } });
    expect((await edit('<p>Salam!</p>')).status).toBe(200);
    const rejected = await write(token, body);
    expect(rejected.status).toBe(429);
    expect(await rejected.json()).toMatchObject({ code: 'too_many_requests' });
    expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await edit('<p>Salam?</p>')).status).toBe(429);
    expect((await (await write(token, body, once)).json()).data.id).toBe(data.id);
    expect((await write(await tokenOf('teacher'), body)).status).toBe(201);
  });

  it('a user can write three hundred comments an hour', async () => {
    const author = await api.buildUser({ role: 'teacher' });
    const token = await api.tokenFor(author);
    const post = await api.buildPost({ status: 'approved' });
    const comment = () => api.request('post', `/api/posts/${post.id}/comments`, { token, body: { text: 'Salam' } });
    for (let each = 0; each < 299; each += 1) await api.deps.limits.comments.take(String(author.id));
    expect((await comment()).status).toBe(201);
    expect((await comment()).status).toBe(429);
  });
});

describe('the same Idempotency-Key', () => {
  const key = { 'idempotency-key': 'a-key-of-the-client' };

  it('a repeated key of the same user creates one post and returns it again', async () => {
    const token = await tokenOf('student');
    const responses = await Promise.all([1, 2, 3].map(() => write(token, { text: '<p>Once</p>' }, key)));
    const bodies = await Promise.all(responses.map((response) => response.json()));
    expect(responses.map((response) => response.status)).toEqual([201, 201, 201]);
    expect(new Set(bodies.map((body) => body.data.id)).size).toBe(1);
    const [count] = await api.deps.database.sql.query<{ n: number }>({ text: 'select count(*)::int as n from posts' });
    expect(count?.n).toBe(1);
  });

  it('the same key of another user is independent', async () => {
    for (const role of ['student', 'teacher']) await write(await tokenOf(role), { text: '<p>Mine</p>' }, key);
    const [count] = await api.deps.database.sql.query<{ n: number }>({ text: 'select count(*)::int as n from posts' });
    expect(count?.n).toBe(2);
  });

  it('the same key with another text is a conflict', async () => {
    const token = await tokenOf('student');
    await write(token, { text: '<p>One</p>' }, key);
    expect((await write(token, { text: '<p>Two</p>' }, key)).status).toBe(409);
  });

  it('a key is free again after an error and after a day', async () => {
    const token = await tokenOf('student');
    expect((await write(token, { text: '' }, key)).status).toBe(422);
    const first = await (await write(token, { text: '<p>One</p>' }, key)).json();
    api.clock.advance(24 * 60 * 60_000 + 1000);
    const second = await (await write(token, { text: '<p>One</p>' }, key)).json();
    expect(second.data.id).not.toBe(first.data.id);
  });

  it('an invalid key is rejected', async () => {
    const response = await write(
      await tokenOf('student'),
      { text: '<p>One</p>' },
      { 'idempotency-key': 'x'.repeat(201) },
    );
    expect(response.status).toBe(422);
  });
});
