import * as v from 'valibot';
import { idParams, matching } from '#base/http/fields.ts';
import { personId } from '#modules/people/profiles/person-fields.ts';
import { salaryParts } from '#modules/salaries/months/months.schema.ts';

export const statisticsQuery = v.object({
  /** The running one where nothing is said. */
  month: v.optional(matching(/^(19|20|21)\d\d-(0[1-9]|1[0-2])$/, 'The month is not valid')),
  /** The viewer where nothing is said. */
  teacher_id: v.optional(personId),
});
export type StatisticsQuery = v.InferOutput<typeof statisticsQuery>;

/** Null for those who do not see salaries. */
const salary = v.nullable(v.number());

const statistics = v.object({
  month: v.string(),
  /** Held, and missed by either side: the three that follow. */
  monthly_class_count: v.number(),
  held: v.number(),
  missed_by_students: v.number(),
  missed_by_teachers: v.number(),
  /** D104: of the classes of the month: excused (cancelled, and in no other count), moved since the family asked, held to make up. */
  excused: v.number(),
  moved: v.number(),
  made_up: v.number(),
  total_class_count: v.number(),
  monthly_salary: salary,
  /** Classes of the month that would be paid, had the teacher a price then; they are not in the salary. */
  unpriced_classes: v.nullable(v.number()),
  /** The currency of the salary; null, as are its parts, for those who do not see it. */
  currency: v.nullable(v.string()),
  salary_parts: v.nullable(salaryParts),
  current_students: v.number(),
  new_students: v.number(),
  stopped_students: v.number(),
  temporarily_suspended_students: v.number(),
  /** Twelve, the chosen one last. */
  months: v.array(
    v.object({
      month: v.string(),
      monthly_class_count: v.number(),
      monthly_salary: salary,
      new_students: v.number(),
    }),
  ),
});
export type Statistics = v.InferInput<typeof statistics>;
export const statisticsResponse = v.object({ data: statistics });

export const teacherParams = idParams;
const teacherStudent = v.object({ id: v.string(), name: v.string(), code: v.string() });
export const studentsResponse = v.object({ data: v.array(teacherStudent) });
export type TaughtStudent = v.InferInput<typeof teacherStudent>;
