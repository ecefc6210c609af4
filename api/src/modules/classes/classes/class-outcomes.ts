import { startOfAcademyDay } from '#modules/platform/academy/academy-time.ts';
import { heldStatuses, valuesOf } from './class-status.ts';
import { tookPlace } from './held-classes.ts';

const wasReported = `c.status in (${valuesOf(heldStatuses)})`;

/** SQL: whether a row of `classes c` was held and its student was present. */
export const wasAttended = `${wasReported} and ${tookPlace('c')}`;

/** SQL: the number of rows of `classes c` by outcome. Each class is counted once: a missed class was not held. */
export const outcomeCounts = {
  held: `count(*) filter (where ${wasAttended})::int`,
  cancelled: `count(*) filter (where c.status = 'cancelled')::int`,
  missed_by_students: `count(*) filter (where ${wasReported} and c.attendance = 'absence_student')::int`,
  missed_by_teachers: `count(*) filter (where ${wasReported} and c.attendance = 'absence_teacher')::int`,
} as const;

export const heldMinutes = `coalesce(sum(c.duration_minutes)
  filter (where ${wasAttended}), 0)::int`;

/** SQL: whether a row of `classes c` starts in the academy's calendar month that begins on a date. */
export const startsInMonth = (first: string): string => `c.starts_at >= ${startOfAcademyDay(first)}
  and c.starts_at < ${startOfAcademyDay(`${first} + interval '1 month'`)}`;
