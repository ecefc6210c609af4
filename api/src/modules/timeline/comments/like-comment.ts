import type { Sql } from '#base/database/sql.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { findComment } from './find-comment.ts';

interface Like {
  ctx: ViewerCtx;
  id: number;
  /** The wanted state; without it the current state is inverted. */
  liked?: boolean | undefined;
}

const unlikeText = 'delete from comment_likes where comment_id = $1 and user_id = $2 returning 1';
const likeText =
  'insert into comment_likes (comment_id, user_id, created_at) values ($1, $2, $3) on conflict do nothing';

async function countLikes(sql: Sql, id: number): Promise<number> {
  const [count] = await sql.query<{ n: number }>({
    name: 'comment-likes',
    text: 'select count(*)::int as n from comment_likes where comment_id = $1',
    values: [id],
  });
  return count?.n ?? 0;
}

/** As for posts: one like per user, idempotent by the wanted state (D50). */
export async function likeComment({ ctx, id, liked }: Like): Promise<{ liked: boolean; likes: number }> {
  const { userId } = ctx.viewer;
  return ctx.sql.transaction(async (sql) => {
    await findComment(sql, ctx.viewer, id, true);
    const unlike = { name: 'comment-unlike', text: unlikeText, values: [id, userId] };
    const wasLiked = liked === true ? false : (await sql.query(unlike)).length > 0;
    const isLiked = liked ?? !wasLiked;
    if (isLiked) await sql.query({ name: 'comment-like', text: likeText, values: [id, userId, ctx.now] });
    return { liked: isLiked, likes: await countLikes(sql, id) };
  });
}
