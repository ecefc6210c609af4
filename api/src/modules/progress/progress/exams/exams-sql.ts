import { attendedClasses } from '#modules/classes/classes/held-classes.ts';
import { MEMORISED_FROM } from '../history/history.ts';

/** D156: a page with so many mistakes is to be revised. */
const WEAK_FROM = 2;

/** SQL, D156: recorded exams `x` that were passed. */
export const isPassed = `(x.result >= ${MEMORISED_FROM})`;

/** SQL: the last class of a student before an exam `x` in which something was recited. */
const classBefore = (
  student: string,
) => `(select e.class_id from hifz_entries e join ${attendedClasses} c on c.id = e.class_id
  where e.student_id = ${student} and c.starts_at <= x.started_at order by c.starts_at desc, e.class_id desc limit 1)`;

/** SQL, D156: the weak pages of a student's recorded exams as `[page, day, class before]`; $3: up to this day. */
export const weakPagesOf = (
  student: string,
): string => `(select json_agg(json_build_array(w.page, x.held_on, b.id) order by x.started_at)
  from exams x cross join lateral (select m.page from jsonb_to_recordset(x.mistakes) m(page int, count int)
    group by m.page having sum(m.count) >= ${WEAK_FROM}) w cross join lateral (select ${classBefore(student)} as id) b
  where x.student_id = ${student} and x.recorded_at is not null and ($3::date is null or x.held_on <= $3))`;

/** SQL, D156: the juz of the passed exams of a student. */
export const passedJuzOf = (student: string): string => `array(select distinct j::int from exams x
  cross join lateral unnest(x.juz) j where x.student_id = ${student} and ${isPassed})`;
