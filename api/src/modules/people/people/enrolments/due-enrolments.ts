import { eachAlone } from '#base/database/each-alone.ts';
import type { Sql } from '#base/database/sql.ts';
import { lockUser } from '#modules/accounts/identity/lock-user.ts';
import { closeHistory } from './enrolment-history.ts';
import { keepFirst } from './keep-first.ts';

const dueText = `select e.student_id::int as id from enrolments e
    where e.until <= $1::date and e.until is not null and e.state <> 'ended'
  union select e.student_id::int from enrolment_teachers h join enrolments e on e.id = h.enrolment_id
    where h.is_planned and h.since <= $1::date`;

const endText = `update enrolments set state = 'ended'
  where student_id = $1 and state <> 'ended' and until is not null and until <= $2::date
  returning id::int as "enrolmentId", until::text`;

const teachersText = `with due as (delete from enrolment_teachers h using enrolments e
    where e.id = h.enrolment_id and e.student_id = $1 and h.is_planned and h.since <= $2::date
    returning h.enrolment_id, h.teacher_id, h.since)
  select d.enrolment_id::int as id, d.teacher_id::int as "teacherId", d.since::text from due d order by d.since`;

const changeText = `update enrolments set teacher_id = $2, teacher_since = $3 where id = $1 and state <> 'ended'`;

async function applyDue(sql: Sql, studentId: number, today: string): Promise<void> {
  await lockUser(sql, studentId);
  const values = [studentId, today];
  const due = await sql.query<{ id: number; teacherId: number; since: string }>({ text: teachersText, values });
  for (const each of due) await sql.query({ text: changeText, values: [each.id, each.teacherId, each.since] });
  const ended = await sql.query<{ enrolmentId: number; until: string }>({ text: endText, values });
  for (const each of ended) await closeHistory(sql, each);
  await keepFirst(sql, studentId);
}

/**
 * D125: planned teachers and ends whose day has come; each student on their own, so that one waits for no other.
 * @throws the first failure, after the others have been applied.
 */
export async function applyDueEnrolments(sql: Sql, today: string): Promise<void> {
  const students = await sql.query<{ id: number }>({ text: dueText, values: [today] });
  await eachAlone(students, ({ id }) => sql.transaction((inner) => applyDue(inner, id, today)));
}
