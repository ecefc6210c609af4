import { notify } from '#modules/notifications/notify.ts';
import type { Sql } from '#platform/database/sql.ts';
import type { ReaderCtx } from '#platform/http/ctx.ts';
import { findPost } from './find-post.ts';

interface Like {
  ctx: ReaderCtx;
  id: number;
  /** What the reader wants; without it the present state is turned over. */
  liked?: boolean | undefined;
}

async function unlike(sql: Sql, id: number, userId: number): Promise<boolean> {
  const text = 'delete from post_likes where post_id = $1 and user_id = $2 returning 1';
  return (await sql.query({ name: 'post-unlike', text, values: [id, userId] })).length > 0;
}

const likeText = `
with added as (
  insert into post_likes (post_id, user_id, created_at) values ($1, $2, $3) on conflict do nothing returning post_id)
select author_id from posts where id in (select post_id from added)`;

/** D53: the author is told, of all likes of ten minutes together. */
async function like(sql: Sql, id: number, userId: number, now: Date): Promise<void> {
  const [post] = await sql.query<{ author_id: number }>({
    name: 'post-like',
    text: likeText,
    values: [id, userId, now],
  });
  if (!post) return;
  await notify(sql, {
    recipients: [post.author_id],
    actorId: userId,
    key: 'post.liked',
    scope: 'post',
    relatedId: id,
    at: now,
    gathered: true,
  });
}

/** Unique per user and idempotent by desired state (D50). */
export async function likePost({ ctx, id, liked }: Like): Promise<{ liked: boolean; likes: number }> {
  const { userId } = ctx.reader;
  await findPost({ ctx, id });
  return ctx.sql.transaction(async (sql) => {
    const wasLiked = liked === true ? false : await unlike(sql, id, userId);
    const isLiked = liked ?? !wasLiked;
    if (isLiked) await like(sql, id, userId, ctx.now);
    const [count] = await sql.query<{ n: number }>({
      name: 'post-likes',
      text: 'select count(*)::int as n from post_likes where post_id = $1',
      values: [id],
    });
    return { liked: isLiked, likes: count?.n ?? 0 };
  });
}
