import { expect, it } from 'vitest';
import { readingOf } from '#testing/fixtures/reading.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { type PostsPageArguments, postsPageStatement } from './posts-page.statement.ts';

const api = await useTestApi();
const { sql } = api.deps.database;
const POSTS = 30_000;

const reading = (page: PostsPageArguments) => readingOf(sql, { table: 'posts', statement: postsPageStatement(page) });

it('the cost of a page of posts does not depend on the number of posts', async () => {
  const author = await api.buildUser({ role: 'teacher' });
  const viewer = await api.buildUser();
  await sql.query({
    text: `insert into posts (author_id, text, status, audience, published_at)
      select $1, 'x', 'approved', case when n % 500 = 0 then 1 else 4 end, now() - n * interval '1 minute'
      from generate_series(1, $2::int) n`,
    values: [author.id, POSTS],
  });
  // The viewer has written as many posts, some of them for other audiences.
  await sql.query({
    text: `insert into posts (author_id, text, status, audience, published_at)
      select $1, 'x', case when n % 3000 = 1 then 'pending' else 'approved' end, case when n % 1000 = 0 then 2 else 1 end,
        now() - n * interval '1 minute' from generate_series(1, $2::int) n`,
    values: [viewer.id, POSTS],
  });
  await sql.query({ text: 'analyze posts' });
  const page = {
    status: 'approved',
    audiences: [0, 1, 3, 5, 7],
    ownPostsOf: viewer.id,
    page: 1,
    limit: 20,
    fileToken: 'x',
    viewer: { userId: viewer.id, roles: ['student'], permissions: new Set<string>() },
  } as const;
  const cursor = `${(Date.now() - (POSTS / 2) * 60_000) * 1000}-999999999999999`;
  for (const each of [page, { ...page, page: 30, cursor }, { ...page, audiences: [0, 1, 2, 3, 4, 5, 6, 7], cursor }]) {
    const { types, rows } = await reading(each);
    expect(types.filter((type) => !type.startsWith('Index'))).toEqual([]);
    expect(rows).toBeLessThan(200);
  }
});
