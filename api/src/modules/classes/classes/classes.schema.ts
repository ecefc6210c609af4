import * as v from 'valibot';
import { idParams, matching, wireId } from '#base/http/fields.ts';
import { pageOf, pageQuery, searchTerm } from '#base/http/pages.ts';
import { classRow } from './class-row.schema.ts';
import { type ClassStatus, classStatuses } from './class-status.ts';

const number = (words: string) => v.pipe(matching(/^\d{1,4}$/, words), v.transform(Number));
const month = v.pipe(number('The month is not valid'), v.minValue(1), v.maxValue(12));
const year = v.pipe(number('The year is not valid'), v.minValue(1900), v.maxValue(2199));

export const classesQuery = v.pipe(
  v.object({
    ...pageQuery,
    /**
     * All statuses by default. `held`: ended classes, and held trials. `ended` includes these trials for students and
     * relatives, but not for staff, whose lists do not overlap (D20).
     */
    status: v.optional(v.picklist([...classStatuses, 'held'], 'There is no such status')),
    /** By start; by default classes to come start with the next one, others with the latest. */
    sort_order: v.optional(v.picklist(['asc', 'desc'])),
    /** Words in the names of student, teacher and material, and in the title. */
    search: searchTerm,
    student_id: v.optional(wireId),
    teacher_id: v.optional(wireId),
    /** 1 to 12, in the viewer's zone (D55); requires the year. */
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
export type ListedStatus = ClassStatus | 'held';

export const classesPage = pageOf(classRow);
export const classParams = idParams;
