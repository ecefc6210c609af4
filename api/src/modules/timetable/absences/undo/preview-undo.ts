import type { ViewerCtx } from '#base/http/ctx.ts';
import { changedClasses } from '#modules/timetable/plans/undo-plan.ts';
import type { WireUndoPreview } from '#modules/timetable/timetable/listed-classes.ts';
import { planSettling } from '#modules/timetable/timetable/plan-settling.ts';
import { presentUndo } from '#modules/timetable/timetable/present-undo.ts';
import type { TimeOffKind } from '../absences.table.ts';
import { timeOffForm } from '../time-off-form.ts';
import { findTimeOff } from '../times-off/read-time-off.ts';

/** D97: what taking a time off back does to its classes; stores nothing. */
export async function previewUndo(
  { sql, now, ...ctx }: ViewerCtx,
  kind: TimeOffKind,
  id: number,
): Promise<WireUndoPreview> {
  const { may } = await findTimeOff(sql, { ...ctx, sql, now }, kind, id);
  if (!may.undo) return { back: [], kept: [] };
  const ids = await changedClasses(sql, timeOffForm, id);
  return presentUndo(sql, await planSettling({ sql, now }, ids, { kind, layerId: id, span: null }));
}
