import { MOST_MARKUP_CHARS } from '@academy/shared-auth/rich-text';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectInert } from '#testing/expect-inert.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { xssCorpus } from '#testing/xss-corpus.ts';
import { toPostText } from './post-text.ts';

const api = await useTestApi();

it('hostile markup is inert in posts, edited posts and comments', async () => {
  expect(new Set(xssCorpus.map(({ html }) => html)).size).toBeGreaterThanOrEqual(60);
  const author = await api.buildUser({ role: 'admin' });
  const token = await api.tokenFor(author);
  const { id } = await api.buildPost({ author });
  const call = async (method: string, url: string, body?: object) =>
    (await (await api.request(method, url, { token, ...(body ? { body } : {}) })).json()).data;
  for (const { name, html } of xssCorpus) {
    await api.deps.limits.posts.clear(String(author.id));
    const created = await call('post', '/api/posts', { text: html });
    const edited = await call('post', `/api/posts/${id}`, { text: html });
    const comment = await call('post', `/api/posts/${id}/comments`, { text: html });
    const [latest] = await call('get', `/api/comments/${id}?limit=1`);
    const read = await call('get', `/api/posts/${created.id}`);
    for (const { text } of [created, read, edited, comment, latest]) {
      expect([name, text]).toEqual([name, created.text]);
      expect([name, text.startsWith(`<p>${name}</p>`)]).toEqual([name, true]);
    }
    expectInert(created.text);
  }
});

describe('the largest hostile text', () => {
  const LENGTH = MOST_MARKUP_CHARS;
  const fill = (part: string) => part.repeat(Math.floor(LENGTH / part.length)).slice(0, LENGTH);
  const half = (one: string, other: string) => fill(one).slice(0, LENGTH / 2) + fill(other).slice(0, LENGTH / 2);

  beforeAll(() => void toPostText('warm'));

  it('the largest hostile text of fifty levels is sanitized quickly', () => {
    const html = fill('<b>'.repeat(50) + '</b>'.repeat(50));
    const start = performance.now();
    expectInert(toPostText(`x${html}`.slice(0, LENGTH)));
    expect(performance.now() - start).toBeLessThan(3000);
  });

  it.each([
    ['tags that are never closed', fill('<b>')],
    ['tags that are closed under another name', half('<b>', '</u>')],
    ['tags that are not allowed', half('<i>', '</p>')],
    ['foreign tags', half('<svg>', '</p>')],
    ['attributes', `<a ${fill('x=1 ')}`.slice(0, LENGTH)],
    ['open quotes', fill('<a href="')],
    ['brackets', fill('<')],
    ['entities', fill('&#x0a;')],
    ['comments', fill('<!--')],
    ['classes', `<p class="${fill('ql-indent-1 ')}`.slice(0, LENGTH - 3)],
    ['blanks', `x${fill(' \u200b')}`.slice(0, LENGTH)],
  ])('the largest hostile %s is sanitized quickly', (_name, html) => {
    let clean = '';
    const start = performance.now();
    try {
      clean = toPostText(html);
    } catch (error) {
      expect(error).toMatchObject({ code: 'invalid' });
    }
    expect(performance.now() - start).toBeLessThan(3000);
    expectInert(clean);
  });

  it('text over the limit is not parsed', async () => {
    const token = await api.tokenFor(await api.buildUser());
    for (const text of [`${fill('<b>')}${fill('x')}`, 'x'.repeat(600_000)]) {
      const response = await api.request('post', '/api/posts', { token, body: { text } });
      expect(response.status).toBe(422);
      expect((await response.json()).fields).toMatchObject([{ path: 'text', code: 'too_long' }]);
    }
  });
});
