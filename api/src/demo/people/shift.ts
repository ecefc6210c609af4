import type { Sql } from '#base/database/sql.ts';
import { dayIn } from '#base/time/wall-time.ts';
import { spanOfDays } from '#modules/timetable/plans/days.ts';
import { shifts } from '#modules/timetable/shifts/shifts.table.ts';
import type { PersonIds } from './people.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const ZONE = 'Asia/Amman';
const MINUTES = -60;
/** How many days ago the shift began and ended. */
const [FIRST, LAST] = [56, 36];

/** Some weeks in which all classes were an hour earlier, as in Ramadan (D99). */
function pastShift(now: Date) {
  const day = (ago: number) => dayIn(ZONE, new Date(now.getTime() - ago * DAY_MS));
  const days = { from: day(FIRST), to: day(LAST) };
  return { ...days, minutes: MINUTES, zone: ZONE, ...spanOfDays(days, ZONE) };
}

/** The start in the shift of a class that is at `start` in other weeks. */
export function startInShift(start: number, now: Date): number {
  const { startsAt, endsAt } = pastShift(now);
  const isIn = start >= startsAt.getTime() && start < endsAt.getTime();
  return isIn ? start + MINUTES * MINUTE_MS : start;
}

/** $1 shift, $2 and $3 its span, $4 its offset. */
const classesText = `insert into shift_classes (shift_id, class_id, student_id, action, to_at, seen_line, done_line, state, former)
  select $1, c.id, c.student_id, 'move', c.starts_at, h.line, h.line, 'done', json_build_object(
    'startsAt', to_char((c.starts_at - $4::interval) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'teacherId', c.teacher_id)
  from classes c cross join lateral (select coalesce(max(id), 0) as line from class_history where class_id = c.id) h
  where c.starts_at - $4::interval >= $2::timestamptz and c.starts_at - $4::interval < $3::timestamptz
    and c.status <> 'cancelled'`;

export async function seedShift(sql: Sql, ids: PersonIds, now: Date): Promise<void> {
  const { from, to, ...shift } = pastShift(now);
  const createdAt = new Date(shift.startsAt.getTime() - 5 * DAY_MS);
  const row = { ...shift, fromOn: from, toOn: to, state: 'done', createdBy: ids.get('admin') ?? 0, createdAt } as const;
  const [added] = await sql.orm.insert(shifts).values(row).returning({ id: shifts.id });
  const span = [shift.startsAt, shift.endsAt, `${MINUTES} minutes`];
  await sql.query({ text: classesText, values: [added?.id, ...span] });
}
