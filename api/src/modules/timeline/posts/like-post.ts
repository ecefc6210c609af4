import type { Sql } from '#base/database/sql.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { notify } from '#modules/platform/notifications/notify.ts';
import { excerptOf } from '#modules/timeline/posts/content/excerpt.ts';
import { postNotifications } from './posts.notifications.ts';
import { type LockedPost, lockPost } from './visible-post.ts';

interface Like {
  ctx: ViewerCtx;
  id: number;
  /** The wanted state; without it the current state is inverted. */
  liked?: boolean | undefined;
}

const isOneMore = async (sql: Sql, name: string, text: string, values: unknown[]): Promise<boolean> =>
  (await sql.query({ name, text, values })).length > 0;

const unlikeText = 'delete from post_likes where post_id = $1 and user_id = $2 returning 1';
const likeText = `insert into post_likes (post_id, user_id, created_at) values ($1, $2, $3)
on conflict do nothing returning 1`;

/** D53: notifies the author, with one notification for all likes of ten minutes. */
async function like(
  sql: Sql,
  { viewer: { userId }, now }: ViewerCtx,
  { id, authorId, text }: LockedPost,
): Promise<void> {
  if (!(await isOneMore(sql, 'post-like', likeText, [id, userId, now]))) return;
  await notify(sql, {
    kind: postNotifications.liked,
    recipients: [authorId],
    actorId: userId,
    params: { excerpt: excerptOf(text) },
    relatedId: id,
    at: now,
  });
}

/** One like per user, idempotent by the wanted state (D50). */
export async function likePost({ ctx, id, liked }: Like): Promise<{ liked: boolean; likes: number }> {
  const { userId } = ctx.viewer;
  return ctx.sql.transaction(async (sql) => {
    const post = await lockPost(sql, ctx.viewer, id, 'key share');
    const wasLiked = liked === true ? false : await isOneMore(sql, 'post-unlike', unlikeText, [id, userId]);
    const isLiked = liked ?? !wasLiked;
    if (isLiked) await like(sql, ctx, post);
    const [count] = await sql.query<{ n: number }>({
      name: 'post-likes',
      text: 'select count(*)::int as n from post_likes where post_id = $1',
      values: [id],
    });
    return { liked: isLiked, likes: count?.n ?? 0 };
  });
}
