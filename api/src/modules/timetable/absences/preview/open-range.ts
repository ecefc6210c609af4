import type { ViewerCtx } from '#base/http/ctx.ts';
import { zoneOf } from '#modules/accounts/identity/accounts.ts';
import { teacherOrSelf } from '#modules/classes/classes/schedule/check-people.ts';
import { checkLeader } from '#modules/people/people/profiles/bound-people.ts';
import { zoneOfAcademy } from '#modules/platform/academy/academy-time.ts';
import { type Days, type Span, spanToCome } from '#modules/timetable/plans/days.ts';
import { checkReached } from '../absences.policy.ts';
import type { AbsenceInput, ClosurePreviewInput } from '../absences.schema.ts';
import type { TimeOffKind } from '../absences.table.ts';

/** A time off as it is requested. */
export interface WantedTimeOff extends Span, Days {
  kind: TimeOffKind;
  teacherId: number | null;
  leaderId: number | null;
  zone: string;
}

/** Opens an absence, in the teacher's zone. @throws AppError on its fields. */
export async function openAbsence(ctx: ViewerCtx, input: AbsenceInput): Promise<WantedTimeOff> {
  const teacherId = teacherOrSelf(ctx.viewer, input.teacherId, 'teacherId');
  await checkReached(ctx.sql, ctx, teacherId, 'teacherId');
  const zone = await zoneOf(ctx.sql, teacherId);
  const { from, to } = input;
  return { kind: 'absence', teacherId, leaderId: null, zone, from, to, ...spanToCome(ctx, input, zone) };
}

/** Opens a closure, in the academy's zone. @throws AppError on its fields. */
export async function openClosure(ctx: ViewerCtx, input: ClosurePreviewInput): Promise<WantedTimeOff> {
  const leaderId = input.leaderId ?? null;
  if (leaderId !== null) await checkLeader(ctx.sql, leaderId, 'leaderId');
  const zone = zoneOfAcademy(ctx.deps);
  const { from, to } = input;
  return { kind: 'closure', teacherId: null, leaderId, zone, from, to, ...spanToCome(ctx, input, zone) };
}
