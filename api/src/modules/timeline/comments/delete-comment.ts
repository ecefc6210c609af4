import { writeAudit } from '#base/audit/audit.ts';
import { AppError, notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { lockPost } from '#modules/timeline/posts/visible-post.ts';
import { mayWithComment } from './comments.policy.ts';
import { findComment } from './find-comment.ts';

/** D50: its author and admins delete a comment; its likes are deleted too. */
export async function deleteComment({ ctx, id }: { ctx: ViewerCtx; id: number }): Promise<void> {
  const { viewer } = ctx;
  await ctx.sql.transaction(async (sql) => {
    const { postId, authorId } = await findComment(sql, viewer, id);
    if (!mayWithComment(viewer, { authorId }).delete)
      throw new AppError('forbidden', 'Only its author or an admin deletes a comment');
    await lockPost(sql, viewer, postId, 'no key update');
    const [gone] = await sql.query<{ text: string }>({
      name: 'comment-delete',
      text: 'delete from comments where id = $1 returning text',
      values: [id],
    });
    if (!gone) throw notFound('Comment');
    if (authorId === viewer.userId) return;
    const before = { postId, authorId, text: gone.text };
    await writeAudit(sql, ctx, { action: 'comment.delete', subject: 'comment', subjectId: id, before });
  });
}
