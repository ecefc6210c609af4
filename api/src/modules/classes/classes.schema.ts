import * as v from 'valibot';
import { instant, matching, wireId } from '#base/http/fields.ts';
import { pageOf, pageQuery } from '#base/http/pages.ts';
import { attendances, classStatuses } from './class-status.ts';

const number = (words: string) => v.pipe(matching(/^\d{1,4}$/, words), v.transform(Number));
const month = v.pipe(number('The month is not valid'), v.minValue(1), v.maxValue(12));
const year = v.pipe(number('The year is not valid'), v.minValue(1900), v.maxValue(2199));

export const classesQuery = v.pipe(
  v.object({
    ...pageQuery,
    /** All where nothing is said; `ended` with the trials that were held (D20). */
    status: v.optional(v.picklist(classStatuses, 'There is no such status')),
    /** By start; what is to come from the next one on, else from the latest. */
    sort_order: v.optional(v.picklist(['asc', 'desc'])),
    student_id: v.optional(wireId),
    teacher_id: v.optional(wireId),
    /** 1 to 12, of the academy's calendar; with the year. */
    month: v.optional(month),
    year: v.optional(year),
  }),
  v.forward(
    v.check((query) => query.month === undefined || query.year !== undefined, 'Year is required'),
    ['year'],
  ),
  v.forward(
    v.check((query) => query.year === undefined || query.month !== undefined, 'Month is required'),
    ['month'],
  ),
);
export type ClassesQuery = v.InferOutput<typeof classesQuery>;

const person = v.object({ id: v.string(), name: v.string() });
const classRow = v.object({
  id: v.string(),
  class_number: v.number(),
  starts_at: instant,
  /** Minutes. */
  duration: v.number(),
  status: v.picklist(classStatuses),
  attendance: v.picklist(attendances),
  title: v.string(),
  accomplished: v.string(),
  notes: v.nullable(v.string()),
  /** Classes a week. */
  subscription: v.number(),
  student: v.object({ ...person.entries, code: v.nullable(v.string()) }),
  teacher: person,
  leader: v.nullable(person),
});
export const classesPage = pageOf(classRow);
