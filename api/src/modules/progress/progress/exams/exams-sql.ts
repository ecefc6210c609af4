import { MEMORISED_FROM } from '../history/history.ts';

/** D156: a page with so many mistakes is to be revised. */
const WEAK_FROM = 2;

/** SQL, D156: recorded exams `x` that were passed. */
export const isPassed = `(x.result >= ${MEMORISED_FROM})`;

/** SQL, D156: the weak pages of a student's recorded exams as `[page, day]`; $3: up to this day. */
export const weakPagesOf = (
  student: string,
): string => `(select json_agg(json_build_array(w.page, x.held_on) order by x.held_on)
  from exams x cross join lateral (select m.page from jsonb_to_recordset(x.mistakes) m(page int, count int)
    group by m.page having sum(m.count) >= ${WEAK_FROM}) w
  where x.student_id = ${student} and x.recorded_at is not null and ($3::date is null or x.held_on <= $3))`;

/** SQL, D156: the juz of the passed exams of a student. */
export const passedJuzOf = (student: string): string => `array(select distinct j::int from exams x
  cross join lateral unnest(x.juz) j where x.student_id = ${student} and ${isPassed})`;
