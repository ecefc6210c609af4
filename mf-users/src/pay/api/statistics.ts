import { http } from '@academy/shared-auth';
import { restorable } from '@academy/shared-ui/restored';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { salaryPartsSchema } from './salary-parts.ts';

/** Null for viewers who cannot see salaries (D9). */
const salary = v.nullable(v.number());

const statisticsSchema = v.object({
  /** `2026-11`, in the academy's calendar. */
  month: v.string(),
  monthly_class_count: v.number(),
  /** The month's classes by attendance; an API before 1.7 sends none. */
  held: v.optional(v.number()),
  missed_by_students: v.optional(v.number()),
  missed_by_teachers: v.optional(v.number()),
  /** Changes agreed with families (D104); an older API sends none. */
  excused: v.optional(v.number(), 0),
  moved: v.optional(v.number(), 0),
  made_up: v.optional(v.number(), 0),
  total_class_count: v.number(),
  monthly_salary: salary,
  /** Classes of the month that are not in the salary because they have no price. */
  unpriced_classes: v.nullable(v.number()),
  /** The currency of the salary and its parts. */
  currency: v.nullable(v.string()),
  salary_parts: v.nullable(salaryPartsSchema),
  current_students: v.number(),
  new_students: v.number(),
  stopped_students: v.number(),
  temporarily_suspended_students: v.number(),
  /** Twelve months, this one last. */
  months: v.array(v.object({ month: v.string(), monthly_class_count: v.number() })),
});
export type Statistics = v.InferOutput<typeof statisticsSchema>;
export const statisticsResponseSchema = v.object({ data: statisticsSchema });

const allStatistics = ['teacher-statistics'] as const;

export const statisticsQueries = {
  all: (teacherId: string) => [...allStatistics, teacherId] as const,
  /** A teacher's month (D52), by default the current one. @throws ApiError 404 for viewers who may not see it. */
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
