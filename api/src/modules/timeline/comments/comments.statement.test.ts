import { expect, it } from 'vitest';
import { useTestApi } from '#testing/shared-api.ts';
import { commentsPageStatement } from './comments.statement.ts';

const api = await useTestApi();
const { sql } = api.deps.database;
const COMMENTS = 20_000;

it('a page of comments is read by the index, however many comments there are', async () => {
  const user = await api.buildUser();
  const viewer = await api.deps.sessions.find(await api.tokenFor(user));
  if (!viewer) throw new Error('no reader');
  const [post, other] = [await api.buildPost(), await api.buildPost()];
  await sql.query({
    text: `insert into comments (post_id, author_id, text) select case when n % 2 = 0 then $1::bigint else $2 end, $3, 'x'
      from generate_series(1, $4::int) n`,
    values: [post.id, other.id, user.id, COMMENTS],
  });
  await sql.query({ text: 'analyze comments' });
  const { text, values = [] } = commentsPageStatement(post.id, viewer, { page: 1, limit: 20 });
  const plan = JSON.stringify(await sql.query({ text: `explain (format json) ${text}`, values }));
  expect(plan).toContain('comments_post_idx');
  expect(plan).not.toMatch(/"Seq Scan"[^}]*"comments"/);
});
