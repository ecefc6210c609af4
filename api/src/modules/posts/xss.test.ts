import { beforeAll, describe, expect, it } from 'vitest';
import { expectInert } from '#testing/expect-inert.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { xssCorpus } from '#testing/xss-corpus.ts';
import { toPostText } from './post-text.ts';

const api = await useTestApi();

it('the corpus is large, and says nothing twice', () => {
  expect(xssCorpus.length).toBeGreaterThanOrEqual(60);
  expect(new Set(xssCorpus.map(({ html }) => html)).size).toBe(xssCorpus.length);
});

describe.each(xssCorpus)('$name', ({ name, html }) => {
  it('comes back inert from a post, an edited post and a comment', async () => {
    const author = await api.buildUser({ role: 'admin' });
    const token = await api.tokenFor(author);
    const post = await api.buildPost({ author });
    const sent = [
      await api.request('post', '/api/posts', { token, body: { text: html } }),
      await api.request('post', `/api/posts/${post.id}`, { token, body: { text: html } }),
      await api.request('post', `/api/posts/${post.id}/comments`, { token, body: { text: html } }),
    ];
    const texts = await Promise.all(sent.map(async (answer) => (await answer.json()).data.text));
    const page = await (await api.request('get', '/api/posts', { token })).json();
    const comments = await (await api.request('get', `/api/comments/${post.id}`, { token })).json();
    for (const { text } of [...page.data, ...comments.data]) expect(texts).toContain(text);
    for (const text of texts) {
      expectInert(text);
      expect(text.startsWith(`<p>${name}</p>`)).toBe(true);
    }
  });

  it('is what it is after one cleaning', () => {
    const clean = toPostText(html);
    expect(toPostText(clean)).toBe(clean);
  });
});

describe('the worst that fits', () => {
  const LENGTH = 100_000;
  const fill = (part: string) => part.repeat(Math.floor(LENGTH / part.length)).slice(0, LENGTH);
  const half = (one: string, other: string) => fill(one).slice(0, LENGTH / 2) + fill(other).slice(0, LENGTH / 2);

  beforeAll(() => void toPostText('warm'));

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
  ])('of %s is dealt with in good time', (_name, html) => {
    const start = performance.now();
    try {
      expectInert(toPostText(html));
    } catch (error) {
      expect(error).toMatchObject({ code: 'invalid' });
    }
    expect(performance.now() - start).toBeLessThan(5000);
  });

  it('and what is longer is not even parsed', async () => {
    const token = await api.tokenFor(await api.buildUser());
    for (const text of [fill('<b>') + fill('x'), 'x'.repeat(600_000)]) {
      const answer = await api.request('post', '/api/posts', { token, body: { text } });
      expect(answer.status).toBe(422);
      expect((await answer.json()).fields).toMatchObject([{ path: 'text', code: 'too_long' }]);
    }
  });
});
