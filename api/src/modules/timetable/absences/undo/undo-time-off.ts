import { writeAudit } from '#base/audit/audit.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import type { WireTimeOffDetail } from '../absences.schema.ts';
import type { TimeOffKind } from '../absences.table.ts';
import { findTimeOff, readTimeOff } from '../times-off/read-time-off.ts';

const undoText = `update times_off set state = 'undoing', undone_at = $2, undone_by = $3,
    is_interrupted = state = 'applying'
  where id = $1 and state in ('applying', 'done') returning id`;
/** Changes that the job has not made before the undo are never made. */
const leaveText = `update time_off_classes set state = 'skipped' where time_off_id = $1 and state = 'waiting'`;

/**
 * D97: takes back a time off as one action, except for classes that were changed since; a job does it. A second call
 * changes nothing.
 */
export function undoTimeOff(ctx: ViewerCtx, kind: TimeOffKind, id: number): Promise<WireTimeOffDetail> {
  return ctx.sql.transaction(async (sql) => {
    const before = await findTimeOff(sql, ctx, kind, id);
    if (!before.may.undo) return readTimeOff(sql, ctx, kind, id);
    const undone = await sql.query({ text: undoText, values: [id, ctx.now, ctx.viewer.userId] });
    if (undone.length > 0) {
      await sql.query({ text: leaveText, values: [id] });
      const { from, to } = before;
      await writeAudit(sql, ctx, { action: `${kind}.undo`, subject: kind, subjectId: id, after: { from, to } });
      await ctx.deps.jobs.enqueue(sql, 'time-off', { timeOffId: id });
    }
    return readTimeOff(sql, ctx, kind, id);
  });
}
