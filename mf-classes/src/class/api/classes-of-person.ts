import { restorable } from '@academy/shared-ui/restored';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { type ClassRow, classRowSchema } from './class-schema.ts';
import { classQueries, listClasses } from './classes.ts';

/** The person whose classes are listed, as student or as teacher. */
export interface ClassPerson {
  id: string;
  side: 'student' | 'teacher';
}

export const searchOf = ({ id, side }: ClassPerson): Record<string, string> => ({ [`${side}_id`]: id });

const MOST_ROWS = 100;
/** For a teacher who is a parent too: enough rows to find a class of the child among them. */
const NEXT_ROWS = 10;
/** The maximum number of classes listed in a message. */
const MESSAGE_ROWS = 8;
/** Classes of the weeks around a change of clocks. */
export const WEEKS_ROWS = 60;
const DAY = 86_400_000;

export const personClassQueries = {
  /** The next or running class; null if the viewer sees no planned class. */
  next: (person: ClassPerson) =>
    restorable(
      v.nullable(classRowSchema),
      queryOptions({
        queryKey: [...classQueries.all(), 'next-of', person],
        queryFn: async ({ signal }) => {
          const request = { ...searchOf(person), status: 'scheduled', page: '1', per_page: '1', sort_order: 'asc' };
          return (await listClasses(request, signal)).rows[0] ?? null;
        },
      }),
    ),
  /** The running and next classes of everybody in the viewer's scope, the nearest first. */
  nextOfAll: () =>
    restorable(
      v.array(classRowSchema),
      queryOptions({
        queryKey: [...classQueries.all(), 'next-of-all'],
        queryFn: async ({ signal }) => {
          const request = { status: 'scheduled', page: '1', per_page: String(NEXT_ROWS), sort_order: 'asc' };
          return (await listClasses(request, signal)).rows;
        },
      }),
    ),
  /** The next classes, the nearest first. */
  nextFew: (person: ClassPerson, most = MESSAGE_ROWS) =>
    queryOptions({
      queryKey: [...classQueries.all(), 'next-few-of', person, most],
      queryFn: async ({ signal }) => {
        const request = { ...searchOf(person), status: 'scheduled', page: '1', per_page: String(most) };
        return (await listClasses({ ...request, sort_order: 'asc' }, signal)).rows;
      },
    }),
  /** Held classes, latest first, at least back to a day (`2026-09-28`) in any zone. */
  heldSince: (person: ClassPerson, day: string) =>
    queryOptions({
      queryKey: [...classQueries.all(), 'held-by', person, day],
      queryFn: async ({ signal }) => {
        const request = { ...searchOf(person), status: 'held', per_page: String(MOST_ROWS), sort_order: 'desc' };
        const rows: ClassRow[] = [];
        for (let page = 1; ; page += 1) {
          const found = await listClasses({ ...request, page: String(page) }, signal);
          rows.push(...found.rows);
          const oldest = found.rows.at(-1);
          const isBack = !oldest || Date.parse(oldest.starts_at) < Date.parse(day) - DAY;
          if (isBack || rows.length >= found.total) return rows;
        }
      },
    }),
};
