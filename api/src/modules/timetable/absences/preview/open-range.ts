import { fieldError } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { dayIn } from '#base/time/wall-time.ts';
import { zoneOf } from '#modules/accounts/identity/accounts.ts';
import { teacherOrSelf } from '#modules/classes/classes/schedule/check-people.ts';
import { checkLeader } from '#modules/people/people/profiles/bound-people.ts';
import { zoneOfAcademy } from '#modules/platform/academy/academy-time.ts';
import { checkReached } from '../absences.policy.ts';
import type { AbsenceInput, ClosurePreviewInput } from '../absences.schema.ts';
import type { TimeOffKind } from '../absences.table.ts';
import { type Days, type Span, spanOfDays } from '../times-off/time-off-range.ts';

/** A time off as it is requested. */
export interface WantedTimeOff extends Span, Days {
  kind: TimeOffKind;
  teacherId: number | null;
  leaderId: number | null;
  zone: string;
}

const MOST_DAYS = 366;
const DAY_MS = 86_400_000;

/** Checks that the last day is not past. @throws AppError on `to`. */
export function spanToCome(ctx: ViewerCtx, days: Days, zone: string): Span {
  const length = (Date.parse(days.to) - Date.parse(days.from)) / DAY_MS + 1;
  if (length < 1) throw fieldError('to', 'order', 'The last day is before the first');
  if (length > MOST_DAYS) throw fieldError('to', 'too_long', 'At most a year');
  if (days.to < dayIn(zone, ctx.now)) throw fieldError('to', 'past', 'The last day is past');
  return spanOfDays(days, zone);
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
