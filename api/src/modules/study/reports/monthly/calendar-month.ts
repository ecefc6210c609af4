import type { Sql } from '#base/database/sql.ts';
import { fieldError } from '#base/errors/app-error.ts';
import { startOfMonth, wallTimeOf } from '#base/time/wall-time.ts';
import { zoneOf } from '#modules/accounts/identity/accounts.ts';

export interface CalendarMonth {
  year: number;
  month: number;
}

/** From this day on reports are due for the current month. */
const LAST_DAYS = 25;

function today(now: Date, zone: string) {
  const [year = 0, month = 0, day = 0] = wallTimeOf(now, zone).date.split('-').map(Number);
  return { year, month, day };
}

/** C13: a month without a year is in the current year, or in the former one if it is still to come. */
export const monthIn = (now: Date, zone: string, month: number, year?: number): CalendarMonth => {
  const running = today(now, zone);
  return { month, year: year ?? (month > running.month ? running.year - 1 : running.year) };
};

/** D59: the month to report on, in the teacher's zone. @throws AppError on a `month` that is still to come. */
export async function reportedMonth(
  sql: Sql,
  { teacherId, now, month, year }: { teacherId: number; now: Date; month: number; year?: number | undefined },
): Promise<CalendarMonth> {
  const zone = await zoneOf(sql, teacherId);
  const asked = monthIn(now, zone, month, year);
  const running = today(now, zone);
  if (asked.year * 12 + asked.month > running.year * 12 + running.month)
    throw fieldError('month', 'future', 'This month is still to come');
  return asked;
}

/** The month for which reports are due: in its last days the current one, else the former one. */
export function dueMonth(now: Date, zone: string): CalendarMonth {
  const { year, month, day } = today(now, zone);
  if (day >= LAST_DAYS) return { year, month };
  return month === 1 ? { year: year - 1, month: 12 } : { year, month: month - 1 };
}

/** The start and end of a month in a zone. */
export const spanOf = ({ year, month }: CalendarMonth, zone: string) => ({
  from: startOfMonth(year, month, zone),
  to: startOfMonth(year, month + 1, zone),
});

/** `2026-11` */
export const monthText = ({ year, month }: CalendarMonth): string => `${year}-${String(month).padStart(2, '0')}`;
