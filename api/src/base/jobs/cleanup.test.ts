import { expect, it } from 'vitest';
import { useTestApi } from '#testing/shared-api.ts';
import { cleanUp } from '../../nightly-cleanup.ts';

const api = await useTestApi();
const day = 24 * 60 * 60_000;

it('cleanup removes everything that has expired and nothing else', async () => {
  const { sql } = api.deps.database;
  const user = await api.buildUser({ role: 'teacher' });
  const used = await api.tokenFor(user);
  const headers = { 'idempotency-key': 'a-key' };
  await api.request('post', '/api/posts', { token: used, body: { text: '<p>Salam</p>' }, headers });
  await api.request('post', '/api/auth/forgetPassword', { body: { email: user.email } });
  const count = async () => {
    const [row] = await sql.query({
      text: `select (select count(*) from sessions) as sessions, (select count(*) from reset_contexts) as resets,
        (select count(*) from idempotency_keys) as keys, (select count(*) from posts) as posts`,
    });
    return row;
  };
  const now = api.clock.now().getTime();
  await cleanUp(api.deps, new Date(now + 60_000));
  expect(await count()).toEqual({ sessions: 1, resets: 1, keys: 1, posts: 1 });
  await cleanUp(api.deps, new Date(now + day + 60_000));
  expect(await count()).toEqual({ sessions: 1, resets: 0, keys: 0, posts: 1 });
  await cleanUp(api.deps, new Date(now + 31 * day));
  expect(await count()).toEqual({ sessions: 0, resets: 0, keys: 0, posts: 1 });
});

it('cleanup removes counts of rate limits an hour after they end', async () => {
  const { sql } = api.deps.database;
  const now = api.clock.now();
  await sql.query({
    text: 'insert into rate_limits (key, points, expire) values ($1, 1, $2), ($3, 1, $4)',
    values: ['long over', now.getTime() - 61 * 60_000, 'just over', now.getTime() - 59 * 60_000],
  });
  await cleanUp(api.deps, now);
  const kept = await sql.query<{ key: string }>({ text: "select key from rate_limits where key like '% over'" });
  expect(kept).toEqual([{ key: 'just over' }]);
});
