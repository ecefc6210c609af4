import type { Sql } from '#base/database/sql.ts';
import { addDays } from '#base/time/days.ts';
import { dayIn } from '#base/time/wall-time.ts';
import { holdSpan } from '#modules/timetable/holds/hold-span.ts';
import { holds } from '#modules/timetable/holds/holds.table.ts';
import { type DemoPerson, type PersonIds, people } from './people.ts';

const DAY_MS = 86_400_000;
const DAYS_AGO = 80;
const DAYS = 14;
/** The student whose classes paused, and the person who requested it. */
const AWAY = 'sumayya.noor';
const BY = 'leader';

/** The days of a past hold, in the student's time zone. */
function daysOf({ timezone }: DemoPerson, now: Date): { from: string; to: string } {
  const from = dayIn(timezone, new Date(now.getTime() - DAYS_AGO * DAY_MS));
  return { from, to: addDays(from, DAYS - 1) };
}

/** Whether a demo class fell into the hold. */
export function wasPaused(student: DemoPerson, start: number, now: Date): boolean {
  if (student.login !== AWAY) return false;
  const { from, to } = daysOf(student, now);
  const day = dayIn(student.timezone, new Date(start));
  return from <= day && day <= to;
}

const linesText = `with paused as (select c.* from classes c where c.student_id = $2 and c.cancel_reason = 'hold'),
  lines as (insert into class_history (class_id, action, from_status, to_status, actor_id, at)
    select id, 'cancel', 'scheduled', 'cancelled', $3, $4 from paused returning id, class_id)
  insert into hold_classes (hold_id, class_id, student_teacher_id, former, done_line)
    select $1, p.id, p.teacher_id, jsonb_build_object('status', 'scheduled'), l.id
    from paused p join lines l on l.class_id = p.id`;

/** D98: two weeks some months ago in which the classes of a student paused. */
export async function seedPastHold(sql: Sql, ids: PersonIds, now: Date): Promise<void> {
  const student = people.find(({ login }) => login === AWAY);
  const [studentId, createdBy] = [ids.get(AWAY), ids.get(BY)];
  if (!student || !studentId || !createdBy) return;
  const days = daysOf(student, now);
  const span = holdSpan(days, student.timezone);
  const createdAt = new Date(span.startsAt.getTime() - 5 * DAY_MS);
  const facts = { ...days, zone: student.timezone, ...span, reason: 'School trip to Ottawa' };
  const [added] = await sql.orm
    .insert(holds)
    .values({ studentId, ...facts, state: 'over', createdBy, createdAt, changedAt: createdAt })
    .returning({ id: holds.id });
  await sql.query({ text: linesText, values: [added?.id, studentId, createdBy, createdAt] });
}
