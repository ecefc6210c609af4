import { writeAudit } from '#base/audit/audit.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { leaveWaiting, withdrawPlan } from '#modules/timetable/plans/undo-plan.ts';
import type { WireTimeOffDetail } from '../absences.schema.ts';
import type { TimeOffKind } from '../absences.table.ts';
import { timeOffForm } from '../time-off-form.ts';
import { findTimeOff, readTimeOff } from '../times-off/read-time-off.ts';

/**
 * D97: takes back a time off as one action, except for classes that were changed since; a job does it. A second call
 * changes nothing.
 */
export function undoTimeOff(ctx: ViewerCtx, kind: TimeOffKind, id: number): Promise<WireTimeOffDetail> {
  return ctx.sql.transaction(async (sql) => {
    const before = await findTimeOff(sql, ctx, kind, id);
    if (!before.may.undo) return readTimeOff(sql, ctx, kind, id);
    if (await withdrawPlan({ ...ctx, sql }, timeOffForm, id)) {
      await leaveWaiting(sql, timeOffForm, id);
      const { from, to } = before;
      await writeAudit(sql, ctx, { action: `${kind}.undo`, subject: kind, subjectId: id, after: { from, to } });
      await ctx.deps.jobs.enqueue(sql, 'time-off', { timeOffId: id });
    }
    return readTimeOff(sql, ctx, kind, id);
  });
}
