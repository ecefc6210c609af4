import type { Sql } from '#base/database/sql.ts';
import { fieldError } from '#base/errors/app-error.ts';
import { addDays } from '#base/time/days.ts';
import { dayIn, startOfDay } from '#base/time/wall-time.ts';
import { zoneOf } from '#modules/accounts/identity/accounts.ts';

/** C25: the last day for handing in, in the student's zone. @throws AppError for a past day. */
export async function dueOf(sql: Sql, now: Date, due: string | null, studentId: number) {
  if (due === null) return { due, dueAt: null };
  const zone = await zoneOf(sql, studentId);
  if (due < dayIn(zone, now)) throw fieldError('due', 'past', 'The day is over');
  return { due, dueAt: startOfDay(addDays(due, 1), zone) };
}
