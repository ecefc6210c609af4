import type { Sql } from '#base/database/sql.ts';
import { keptSlots, timedClasses } from '#modules/classes/classes/existing-classes.ts';
import { findTimesOff } from '#modules/timetable/absences/index.ts';
import type { Span } from './core/spans.ts';

const DAY_MS = 86_400_000;

/** SQL: times of teachers that are reserved for students other than $4 (D98). */
const keptText = `union all select k.teacher_id::int, k.starts_at, k.ends_at from ${keptSlots} k
  where k.teacher_id = any($1) and k.starts_at > $2 and k.starts_at < $3 and k.student_id is distinct from $4::bigint`;

/**
 * The classes of some people that overlap a range or are within a day of it, as far as pauses reach. For teachers also
 * the times reserved for students on hold (D98). @param forStudent the student whose own reserved times count as free.
 */
export async function findTaken(
  sql: Sql,
  as: 'teacher' | 'student',
  ids: readonly number[],
  range: Span,
  forStudent?: number,
): Promise<Map<number, Span[]>> {
  const rows = await sql.query<{ id: number; startsAt: Date; endsAt: Date }>({
    name: `taken-by-${as}`,
    text: `select c.${as}_id::int as id, c.starts_at as "startsAt", c.ends_at as "endsAt" from ${timedClasses} c
      where c.${as}_id = any($1::bigint[]) and c.starts_at > $2::timestamptz and c.starts_at < $3::timestamptz
      ${as === 'teacher' ? keptText : ''}`,
    values: [
      ids,
      new Date(range.start - DAY_MS),
      new Date(range.end + DAY_MS),
      ...(as === 'teacher' ? [forStudent ?? null] : []),
    ],
  });
  const taken = new Map<number, Span[]>(ids.map((id) => [id, []]));
  for (const { id, startsAt, endsAt } of rows)
    taken.get(id)?.push({ start: startsAt.getTime(), end: endsAt.getTime() });
  return taken;
}

interface Moved {
  classId: number;
  teacherId: number;
  studentId: number;
}

/** The span of a class of both people that is to be moved; null for a class of other people. */
export async function findMoved(sql: Sql, { classId, teacherId, studentId }: Moved): Promise<Span | null> {
  const [row] = await sql.query<{ startsAt: Date; endsAt: Date }>({
    name: 'moved-class',
    text: `select c.starts_at as "startsAt", c.ends_at as "endsAt" from ${timedClasses} c
      where c.id = $1 and c.teacher_id = $2 and c.student_id = $3`,
    values: [classId, teacherId, studentId],
  });
  return row ? { start: row.startsAt.getTime(), end: row.endsAt.getTime() } : null;
}

/** Whether a span differs from that of the class to be moved. */
export const isOther = (moved: Span | null) => (span: Span) => span.start !== moved?.start || span.end !== moved.end;

/** The absences and closures of some teachers that overlap a range (D97). */
export async function findOff(sql: Sql, teacherIds: readonly number[], range: Span): Promise<Map<number, Span[]>> {
  const [startsAt, endsAt] = [new Date(range.start), new Date(range.end)];
  const asked = teacherIds.map((teacherId) => ({ teacherId, startsAt, endsAt }));
  const off = new Map<number, Span[]>(teacherIds.map((id) => [id, []]));
  for (const { span, ...at } of await findTimesOff(sql, asked))
    off.get(asked[span]?.teacherId ?? 0)?.push({ start: at.startsAt.getTime(), end: at.endsAt.getTime() });
  return off;
}
