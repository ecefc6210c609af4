import * as v from 'valibot';
import { idParams, matching } from '#base/http/fields.ts';
import { wireSalaryParts } from '#modules/money/salaries/index.ts';
import { personId } from '#modules/people/people/profiles/person-fields.ts';

export const statisticsQuery = v.object({
  /** `2026-10`, or `10` with or without a year (C13). By default the current month. */
  month: v.optional(matching(/^((19|20|21)\d\d-(0[1-9]|1[0-2])|0?[1-9]|1[0-2])$/, 'The month is not valid')),
  /** Of a month without one; by default the current year, or the last one for a month that is still to come. */
  year: v.optional(v.pipe(matching(/^(19|20|21)\d\d$/), v.transform(Number))),
  /** By default the viewer. */
  teacher_id: v.optional(personId),
});
export type StatisticsQuery = v.InferOutput<typeof statisticsQuery>;

/** Null for viewers who may not see salaries. */
const salary = v.nullable(v.number());

const statistics = v.object({
  month: v.string(),
  /** Held, and missed by either side: the next three fields. */
  monthly_class_count: v.number(),
  held: v.number(),
  missed_by_students: v.number(),
  missed_by_teachers: v.number(),
  /**
   * D104: among the month's classes: excused (cancelled, and in no other count), moved by request, and held as a
   * make-up.
   */
  excused: v.number(),
  moved: v.number(),
  made_up: v.number(),
  total_class_count: v.number(),
  monthly_salary: salary,
  /** Classes of the month that would be paid if the teacher had had a price; they are not in the salary. */
  unpriced_classes: v.nullable(v.number()),
  /** The currency of the salary; null, like its parts, for viewers who may not see it. */
  currency: v.nullable(v.string()),
  salary_parts: v.nullable(wireSalaryParts),
  current_students: v.number(),
  new_students: v.number(),
  stopped_students: v.number(),
  temporarily_suspended_students: v.number(),
  /** Twelve months, the chosen one last. */
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
