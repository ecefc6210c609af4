import { writeAudit } from '#base/audit/audit.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import type { WireListedFeedback } from './feedback.schema.ts';
import { findFeedback } from './list-feedback.ts';

/** C24: marks an answer as followed up by staff; a second call changes nothing. */
export function handleFeedback({ ctx, id }: { ctx: ViewerCtx; id: number }): Promise<WireListedFeedback> {
  return ctx.sql.transaction(async (sql) => {
    await findFeedback({ ...ctx, sql }, id);
    const changed = await sql.query({
      text: 'update feedback set handled_at = $2, handled_by = $3 where id = $1 and handled_at is null returning id',
      values: [id, ctx.now, ctx.viewer.userId],
    });
    if (changed.length > 0)
      await writeAudit(sql, ctx, { action: 'feedback.handle', subject: 'feedback', subjectId: id, after: {} });
    return findFeedback({ ...ctx, sql }, id);
  });
}
