import type { Sql } from '#base/database/sql.ts';
import { fieldError } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { addDays } from '#base/time/days.ts';
import { startOfDay, wallTimeOf } from '#base/time/wall-time.ts';
import { zoneOf } from '#modules/accounts/identity/accounts.ts';
import { freeSpans, startsIn } from './core/free-spans.ts';
import { type Span, subtractSpans } from './core/spans.ts';
import { requireKnownStudent, requireKnownTeacher } from './free-times.policy.ts';
import type { FreeTimesQuery, WireFreeTimes } from './free-times.schema.ts';
import { readAvailability } from './read-availability.ts';
import { findMoved, findOff, findTaken, isOther } from './taken-spans.ts';

const MOST_DAYS = 62;
const DAYS = 14;

/** The requested days in the teacher's zone, as far as they are to come. @throws AppError on `to`. */
function rangeOf({ from, to }: FreeTimesQuery, zone: string, now: Date): Span {
  const first = from ?? wallTimeOf(now, zone).date;
  const last = to ?? addDays(first, DAYS - 1);
  if (last < first) throw fieldError('to', 'order', 'The last day is before the first');
  if (last >= addDays(first, MOST_DAYS)) throw fieldError('to', 'too_long', `At most ${MOST_DAYS} days`);
  const start = Math.max(startOfDay(first, zone).getTime(), now.getTime());
  return { start, end: startOfDay(addDays(last, 1), zone).getTime() };
}

const movedBy = async (sql: Sql, teacherId: number, query: FreeTimesQuery): Promise<Span | null> => {
  const { except_class_id: classId, student_id: studentId } = query;
  return classId === undefined || studentId === undefined ? null : findMoved(sql, { classId, teacherId, studentId });
};

interface Asked {
  ctx: ViewerCtx;
  teacherId: number;
  query: FreeTimesQuery;
}

/** The possible starts of a class with a teacher, without other facts (D96); with a student when both are free. */
export async function listFreeTimes({ ctx, teacherId, query }: Asked): Promise<WireFreeTimes> {
  const { sql, now } = ctx;
  const { student_id: studentId, minutes } = query;
  await requireKnownTeacher(ctx, teacherId);
  if (studentId !== undefined) await requireKnownStudent(ctx, studentId);
  const availability = await readAvailability(sql, teacherId);
  const range = rangeOf(query, availability.zone, now);
  const moved = await movedBy(sql, teacherId, query);
  const classes = ((await findTaken(sql, 'teacher', [teacherId], range, studentId)).get(teacherId) ?? []).filter(
    isOther(moved),
  );
  const others =
    studentId === undefined ? [] : ((await findTaken(sql, 'student', [studentId], range)).get(studentId) ?? []);
  const off = (await findOff(sql, [teacherId], range)).get(teacherId) ?? [];
  const free = subtractSpans(freeSpans(availability, classes, range), [...others.filter(isOther(moved)), ...off]);
  const starts = startsIn(free, minutes, availability.zone).filter((start) => start !== moved?.start);
  return {
    data: starts.map((start) => ({ startsAt: new Date(start).toISOString() })),
    known: availability.windows.length > 0,
    zones: { teacher: availability.zone, student: studentId === undefined ? null : await zoneOf(sql, studentId) },
  };
}
