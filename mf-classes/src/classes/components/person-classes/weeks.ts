import { dateIn } from '#/base/components/time/time-text.ts';
import type { ClassRow } from '#/class/api/class-schema.ts';

const DAY = 86_400_000;
const WEEKS = 8;

/** Seven days on the viewer's clock, ending with this one. */
export interface Week {
  /** `2026-11-16` */
  from: string;
  to: string;
  /** Classes that student and teacher both attended. */
  attended: number;
  absence_student: number;
  absence_teacher: number;
}

const dateOf = (dayNumber: number) => new Date(dayNumber * DAY).toISOString().slice(0, 10);
const dayNumberOf = (date: string) => Date.parse(date) / DAY;

const outcomeOf = {
  presence: 'attended',
  trial: 'attended',
  absence_student: 'absence_student',
  absence_teacher: 'absence_teacher',
  other: null,
} as const;

/** The first of the eight weeks' days, up to a given day. */
export const firstDayOf = (today: string): string => dateOf(dayNumberOf(today) - WEEKS * 7 + 1);

/** The eight weeks up to a day, the oldest first, with the attendance of their classes. */
export function weeksUpTo(today: string, rows: readonly ClassRow[], zone: string): Week[] {
  const first = dayNumberOf(firstDayOf(today));
  const weeks = Array.from({ length: WEEKS }, (_, index): Week => {
    const from = first + index * 7;
    return { from: dateOf(from), to: dateOf(from + 6), attended: 0, absence_student: 0, absence_teacher: 0 };
  });
  for (const { starts_at, attendance } of rows) {
    const week = weeks[Math.floor((dayNumberOf(dateIn(starts_at, zone)) - first) / 7)];
    const outcome = outcomeOf[attendance];
    if (week && outcome) week[outcome] += 1;
  }
  return weeks;
}
