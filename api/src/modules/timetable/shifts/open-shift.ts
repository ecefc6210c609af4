import { AppError, fieldError } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { zoneOf } from '#modules/accounts/identity/accounts.ts';
import type { SlotTime } from '#modules/classes/classes/class-facts.ts';
import { classesBetween, type TeachersOf } from '#modules/classes/classes/many/classes-between.ts';
import { findManyClasses, type ManyClass } from '#modules/classes/classes/many/many-classes.ts';
import { checkTeacher } from '#modules/classes/classes/schedule/check-people.ts';
import { checkLeader } from '#modules/people/people/profiles/bound-people.ts';
import { zoneOfAcademy } from '#modules/platform/academy/academy-time.ts';
import type { Days, Span } from '#modules/timetable/plans/days.ts';
import { spanToCome } from '#modules/timetable/plans/days.ts';
import { findFollowed, isIn, isMovedByHand } from './place-class.ts';
import { MOST_CLASSES, type ShiftInput } from './shifts.schema.ts';
import { isOfAll } from './stored-shift.ts';

/** A requested shift: by minutes, or to a window of the day. */
export interface WantedShift extends Span, Days, TeachersOf {
  zone: string;
  minutes: number | null;
  window: { from: string; to: string } | null;
}

const DAY_MS = 86_400_000;
/** Classes exist eight weeks ahead (D90), so that those of two weeks decide the places of the weekly times. */
const WINDOW_DAYS_AHEAD = 42;

/** In the zone of the teacher whose classes it moves, else in the academy's. @throws AppError on its fields. */
export async function openShift(ctx: ViewerCtx, input: ShiftInput): Promise<WantedShift> {
  const { from, to, minutes = null, window = null, teacherId = null, leaderId = null } = input;
  if (teacherId !== null && leaderId !== null)
    throw fieldError('leaderId', 'only_one', 'Either a teacher or a leader is named');
  if (teacherId !== null)
    await checkTeacher({ sql: ctx.sql, viewer: ctx.viewer, scope: 'all' }, teacherId, 'teacherId');
  if (leaderId !== null) await checkLeader(ctx.sql, leaderId, 'leaderId');
  const zone = teacherId === null ? zoneOfAcademy(ctx.deps) : await zoneOf(ctx.sql, teacherId);
  const span = spanToCome(ctx, input, zone);
  if (window && span.startsAt.getTime() > ctx.now.getTime() + WINDOW_DAYS_AHEAD * DAY_MS)
    throw fieldError('from', 'too_early', 'At most six weeks from now: classes after that are not there yet');
  return { from, to, minutes, window, teacherId, leaderId, zone, ...span };
}

const overlapText = `select s.id from shifts s where s.state <> 'undone' and s.starts_at < $2::timestamptz and s.ends_at > $1::timestamptz
  and ((s.teacher_id is null and s.leader_id is null) or $3::boolean
    or exists (select from shift_teachers t where t.shift_id = s.id and t.teacher_id = any($4::bigint[]))) limit 1`;

/** A teacher has one shift at a time, and none while another one is being taken back. @throws AppError `conflict`. */
export async function requireAlone(
  { sql }: ViewerCtx,
  wanted: WantedShift,
  teacherIds: readonly number[],
): Promise<void> {
  const { startsAt, endsAt } = wanted;
  const found = await sql.query({ text: overlapText, values: [startsAt, endsAt, isOfAll(wanted), teacherIds] });
  if (found.length === 0) return;
  const message = 'Another shift moves these classes on some of these days';
  throw new AppError('conflict', message, [{ path: 'from', code: 'overlap', message }]);
}

/** A class of a shift. */
export interface FoundClass {
  one: ManyClass;
  slot: SlotTime | undefined;
  /** It stays because somebody has moved it. */
  isMovedByHand: boolean;
}

/**
 * The classes to come of a shift. Another shift may have moved a class in or out, so one more day on both sides is
 * read.
 */
export async function classesOf(ctx: ViewerCtx, wanted: WantedShift): Promise<FoundClass[]> {
  const { sql, now } = ctx;
  const startsAt = new Date(wanted.startsAt.getTime() - DAY_MS);
  const endsAt = new Date(wanted.endsAt.getTime() + DAY_MS);
  const ids = await classesBetween(sql, wanted, { startsAt, endsAt, now }, MOST_CLASSES + 1);
  if (ids.length > MOST_CLASSES) throw fieldError('to', 'too_many_classes', `At most ${MOST_CLASSES} classes at once`);
  const classes = await findManyClasses(sql, ids);
  const slots = await findFollowed(sql, classes);
  return classes.flatMap((one) => {
    const slot = slots.get(one.id);
    return isIn(wanted, one, slot) ? [{ one, slot, isMovedByHand: isMovedByHand(one) }] : [];
  });
}
