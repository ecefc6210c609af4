import { describe, expect, it } from 'vitest';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
const NUL = '\u0000';
const HALF = '\ud800';

describe.each([
  ['a NUL', NUL],
  ['half a character', HALF],
])('%s', (_what, odd) => {
  const postings = [
    ['posts', { text: 'x', media: [`a${odd}b`] }, 422],
    ['posts', { text: 'x', media: `a${odd}b` }, 422],
    ['posts', { text: 'x', 'media[3]': `a${odd}b`, other: odd }, 422],
    ['posts', { text: `x${odd}` }, 201],
    ['login', { email: `a${odd}@b.test`, password: `x${odd}` }, 422],
    ['contact', { name: `L${odd}`, email: 'l@b.test', message: `m${odd}`, website: odd }, 200],
    ['roles', { role: `Clerk${odd}`, permissions: [] }, 201],
    ['messages/send', { message: odd, receiver_id: `1${odd}` }, 422],
  ] as const;

  it.each(postings)('in %s with %j is not a server error', async (path, body, status) => {
    const token = await api.tokenFor(await api.buildUser({ role: 'super-admin' }));
    expect((await api.request('post', `/api/${path}`, { token, body })).status).toBe(status);
  });
});

it('signs of our own texts are taken out of what is typed (ADR 160)', async () => {
  const token = await api.tokenFor(await api.buildUser({ role: 'super-admin' }));
  const body = { text: 'a\ufff9b\ufffac\ufffbd' };
  const posted = await api.request('post', '/api/posts', { token, body });
  expect(JSON.stringify(await posted.json())).toContain('abcd');
});

it.each(['users?search=a%00b', 'posts?cursor=%00', 'audit?action=%00', 'files/media/a%00b?pass=%00', 'users/1%00'])(
  'a NUL in the address /api/%s is not a server error',
  async (path) => {
    const token = await api.tokenFor(await api.buildUser({ role: 'super-admin' }));
    expect((await api.request('get', `/api/${path}`, { token })).status).toBeLessThan(500);
  },
);
