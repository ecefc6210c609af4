/**
 * SQL: the enrolment of what names none (D125): the one in which the teacher teaches the student, or has taught; else the
 * first. Null for a student who has none.
 */
const enrolmentWith = (student: string, teacher: string): string => `(select e.id from enrolments e
  where e.student_id = ${student}
  order by case when e.teacher_id = ${teacher} and e.state <> 'ended' then 0
      when exists (select from enrolment_teachers h where h.enrolment_id = e.id and h.teacher_id = ${teacher}) then 1
      else 2 end, not e.is_first, e.state <> 'active', e.id
  limit 1)`;

/**
 * SQL: the enrolment of a row with `enrolment_id` and `student_id`; what an older process has written has none.
 * @param teacher the one whose lessons they are, as against a substitute.
 */
export const enrolmentOf = (row: string, teacher = `${row}.teacher_id`): string =>
  `coalesce(${row}.enrolment_id, ${enrolmentWith(`${row}.student_id`, teacher)})`;

/** SQL: the subject of an enrolment; null where the student learns nothing else, so that no screen names it. */
export const namedSubject = (
  enrolment: string,
): string => `(select e.subject from enrolments e where e.id = ${enrolment}
  and exists (select from enrolments o where o.student_id = e.student_id and o.id <> e.id and o.state <> 'ended'))`;
