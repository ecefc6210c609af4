import { daysOff } from '#modules/timetable/absences/index.ts';
import { heldDays } from '#modules/timetable/holds/held-days.ts';
import type { Capacity } from '../history/plan.ts';

/** D151, D152: the plan as it was set. */
export interface StoredPlan {
  daysOfWeek: Capacity['daysOfWeek'] | null;
  pagesADay: number | null;
  travel: { from: string; to: string }[];
}

/** SQL: the rows of D150. */
export const homeHearingRows = 'home_hearings';

/** SQL: the plan of a student as `StoredPlan`; null without one. */
export const planOfStudent = (student: string): string =>
  `(select json_build_object('daysOfWeek', p.days_of_week, 'pagesADay', p.pages_a_day, 'travel', p.travel)
    from study_plans p where p.student_id = ${student})`;

/** SQL, D152: the days without study of a student, as rows `from_on, to_on`: holds, days off, and travel. */
export const daysWithoutStudy = (student: string): string => `(${heldDays(student)} union all ${daysOff(student)}
  union all select (t ->> 'from')::date, (t ->> 'to')::date from study_plans p
    cross join lateral jsonb_array_elements(p.travel) t where p.student_id = ${student})`;
