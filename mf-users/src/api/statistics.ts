import { http } from '@academy/shared-auth';
import { queryOptions } from '@academy/shared-auth/query';
import { restorable } from '@academy/shared-ui/restored';
import * as v from 'valibot';
import { salaryPartsSchema } from './money/salary-parts.ts';

/** Null to those who do not see salaries (D9). */
const salary = v.nullable(v.number());

const statisticsSchema = v.object({
  /** `2026-11`, of the academy's calendar. */
  month: v.string(),
  monthly_class_count: v.number(),
  /** What the classes of the month are made of; of an API before 1.7 nothing. */
  held: v.optional(v.number()),
  missed_by_students: v.optional(v.number()),
  missed_by_teachers: v.optional(v.number()),
  /** Agreed with families (D104); of an API before them nothing. */
  excused: v.optional(v.number(), 0),
  moved: v.optional(v.number(), 0),
  made_up: v.optional(v.number(), 0),
  total_class_count: v.number(),
  monthly_salary: salary,
  /** Classes of the month that are not in the salary, because they have no price. */
  unpriced_classes: v.nullable(v.number()),
  /** The currency of the salary and its parts. */
  currency: v.nullable(v.string()),
  salary_parts: v.nullable(salaryPartsSchema),
  current_students: v.number(),
  new_students: v.number(),
  stopped_students: v.number(),
  temporarily_suspended_students: v.number(),
  /** Twelve, the month itself last. */
  months: v.array(v.object({ month: v.string(), monthly_class_count: v.number() })),
});
export type Statistics = v.InferOutput<typeof statisticsSchema>;
export const statisticsResponseSchema = v.object({ data: statisticsSchema });

const allStatistics = ['teacher-statistics'] as const;

export const statisticsQueries = {
  all: (teacherId: string) => [...allStatistics, teacherId] as const,
  /** A teacher's month (D52); the running one where none is named. @throws ApiError 404 to whom it is not for. */
  month: (teacherId: string, month: string | null) =>
    restorable(
      statisticsSchema,
      queryOptions({
        queryKey: [...statisticsQueries.all(teacherId), month ?? 'running'],
        queryFn: async ({ signal }) => {
          const searchParams = { ...(month ? { month } : {}), teacher_id: teacherId };
          return (await http.get('teacher-statistics', { searchParams, signal }).json(statisticsResponseSchema)).data;
        },
      }),
    ),
};
