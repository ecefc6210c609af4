import { writeAudit } from '#platform/audit/audit.ts';
import type { ReaderCtx } from '#platform/http/ctx.ts';
import type { JsonText } from '#platform/http/endpoint.ts';
import { findPost } from './find-post.ts';

/** Publishes a pending post (D50). Approving twice is approving once. */
export async function approvePost({ ctx, id }: { ctx: ReaderCtx; id: number }): Promise<JsonText> {
  return ctx.sql.transaction(async (sql) => {
    const approved = await sql.query({
      text: `update posts set status = 'approved', approved_at = $2 where id = $1 and status = 'pending' returning id`,
      values: [id, ctx.now],
    });
    if (approved.length > 0)
      await writeAudit(sql, ctx, {
        action: 'post.approve',
        subject: 'post',
        subjectId: id,
        before: { status: 'pending' },
        after: { status: 'approved' },
      });
    return findPost({ ctx: { ...ctx, sql }, id });
  });
}
