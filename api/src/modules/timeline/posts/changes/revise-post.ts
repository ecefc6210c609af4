import { writeEdit } from '#base/audit/audit.ts';
import { isAdmin } from '#base/auth/viewer.ts';
import type { Sql } from '#base/database/sql.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import type { LockedPost } from '#modules/timeline/posts/visible-post.ts';
import { notifyAdmins } from './notify-admins.ts';

const reviseText = 'update posts set revision = revision + 1 where id = $1';

async function returnToPending(sql: Sql, ctx: ViewerCtx, id: number): Promise<void> {
  await sql.query({ name: 'post-return', text: `update posts set status = 'pending' where id = $1`, values: [id] });
  await writeEdit(sql, ctx, {
    action: 'post.return',
    subject: 'post',
    subjectId: id,
    before: { status: 'approved' },
    after: { status: 'pending' },
  });
  await notifyAdmins(sql, ctx, id);
}

/**
 * Records that the author has changed approved content. Unapproved content is not shown: an approved post waits again,
 * except an admin's. Its place in the feed stays (D50).
 */
export async function revisePost(sql: Sql, ctx: ViewerCtx, id: number, post: LockedPost): Promise<void> {
  await sql.query({ name: 'post-revise', text: reviseText, values: [id] });
  if (post.status === 'approved' && !isAdmin(ctx.viewer)) await returnToPending(sql, ctx, id);
}
