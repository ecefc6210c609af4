import type { Sql } from '#base/database/sql.ts';
import { activeUsers } from '#modules/accounts/identity/users-sql.ts';
import { isWishedTeacher } from '#modules/people/people/profiles/wished-teachers.ts';
import { holdsRole } from '#modules/people/roles/index.ts';
import { freeSpans, type Span, startsIn, subtractSpans } from '#modules/timetable/free-times/index.ts';
import { readAvailabilities } from '#modules/timetable/free-times/read-availability.ts';
import { findOff, findTaken } from '#modules/timetable/free-times/taken-spans.ts';
import type { TimesQuery } from './visitor.schema.ts';

const HOUR_MS = 3_600_000;
const HALF_HOUR_MS = HOUR_MS / 2;
/** The academy needs at least this time for setting the trial. */
const FIRST_MS = 24 * HOUR_MS;
const LAST_MS = 15 * 24 * HOUR_MS;
const MINUTES = 30;

async function wishedTeachers(sql: Sql, wish: TimesQuery): Promise<number[]> {
  const values: unknown[] = [];
  const isWished = isWishedTeacher('u.id', wish, (value) => `$${values.push(value)}`) ?? 'true';
  const text = `select u.id::int as id from ${activeUsers} u where ${holdsRole('u', 'teacher')} and ${isWished} order by u.id`;
  return (await sql.query<{ id: number }>({ text, values })).map(({ id }) => id);
}

/** D105: when a trial can start with a suitable teacher, without the teacher's name. */
export async function offeredTimes(sql: Sql, now: Date, wish: TimesQuery): Promise<{ startsAt: string }[]> {
  const ids = await wishedTeachers(sql, wish);
  // From a half hour on: the present minute is no time that anybody would choose.
  const start = Math.ceil((now.getTime() + FIRST_MS) / HALF_HOUR_MS) * HALF_HOUR_MS;
  const range: Span = { start, end: now.getTime() + LAST_MS };
  const weeks = await readAvailabilities(sql, ids);
  const known = ids.filter((id) => (weeks.get(id)?.windows.length ?? 0) > 0);
  if (known.length === 0) return [];
  const [taken, off] = [await findTaken(sql, 'teacher', known, range), await findOff(sql, known, range)];
  const starts = known.flatMap((id) => {
    const week = weeks.get(id);
    if (!week) return [];
    const free = subtractSpans(freeSpans(week, taken.get(id) ?? [], range), off.get(id) ?? []);
    return startsIn(free, MINUTES, week.zone);
  });
  return [...new Set(starts)].sort((a, b) => a - b).map((start) => ({ startsAt: new Date(start).toISOString() }));
}
