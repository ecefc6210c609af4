import { notify } from '#modules/notifications/notify.ts';
import { settlePending } from '#modules/notifications/settle-pending.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import type { Sql } from '#platform/database/sql.ts';
import type { ReaderCtx } from '#platform/http/ctx.ts';
import type { JsonText } from '#platform/http/endpoint.ts';
import { findPost } from './find-post.ts';

async function recordApproval(sql: Sql, ctx: ReaderCtx, id: number, authorId: number): Promise<void> {
  await writeAudit(sql, ctx, {
    action: 'post.approve',
    subject: 'post',
    subjectId: id,
    before: { status: 'pending' },
    after: { status: 'approved' },
  });
  await settlePending(sql, id, ctx.now);
  await notify(sql, {
    recipients: [authorId],
    actorId: ctx.reader.userId,
    key: 'post.approved',
    scope: 'post',
    relatedId: id,
    at: ctx.now,
    again: true,
  });
}

/** Publishes a pending post (D50). Approving twice is approving once. */
export async function approvePost({ ctx, id }: { ctx: ReaderCtx; id: number }): Promise<JsonText> {
  return ctx.sql.transaction(async (sql) => {
    const [approved] = await sql.query<{ author_id: number }>({
      text: `update posts set status = 'approved', approved_at = $2,
          published_at = case when approved_at is null then $2 else published_at end
        where id = $1 and status = 'pending' returning author_id`,
      values: [id, ctx.now],
    });
    if (approved) await recordApproval(sql, ctx, id, approved.author_id);
    return findPost({ ctx: { ...ctx, sql }, id });
  });
}
