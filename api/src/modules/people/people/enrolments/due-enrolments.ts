import type { Sql } from '#base/database/sql.ts';
import { lockUser } from '#modules/accounts/identity/lock-user.ts';
import { keepFirst } from './keep-first.ts';

const dueText = `select e.student_id::int as id from enrolments e
    where e.until <= $1::date and e.until is not null and e.state <> 'ended'
  union select e.student_id::int from enrolment_teachers h join enrolments e on e.id = h.enrolment_id
    where h.is_planned and h.since <= $1::date`;

const endText = `update enrolments set state = 'ended'
  where student_id = $1 and state <> 'ended' and until is not null and until <= $2::date`;

const teachersText = `with due as (delete from enrolment_teachers h using enrolments e
    where e.id = h.enrolment_id and e.student_id = $1 and h.is_planned and h.since <= $2::date
    returning h.enrolment_id, h.teacher_id, h.since)
  select d.enrolment_id::int as id, d.teacher_id::int as "teacherId", d.since::text from due d order by d.since`;

const changeText = `update enrolments set teacher_id = $2, teacher_since = $3 where id = $1 and state <> 'ended'`;

/** D125: planned teachers and ends whose day has come; each student on their own, so that one waits for no other. */
export async function applyDueEnrolments(sql: Sql, today: string): Promise<void> {
  const students = await sql.query<{ id: number }>({ text: dueText, values: [today] });
  for (const { id } of students)
    await sql.transaction(async (inner) => {
      await lockUser(inner, id);
      const due = await inner.query<{ id: number; teacherId: number; since: string }>({
        text: teachersText,
        values: [id, today],
      });
      for (const each of due) await inner.query({ text: changeText, values: [each.id, each.teacherId, each.since] });
      await inner.query({ text: endText, values: [id, today] });
      await keepFirst(inner, id);
    });
}
