import { fieldError } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { dayIn, startOfDay } from '#base/time/wall-time.ts';

const DAY_MS = 86_400_000;
const MOST_DAYS = 366;

/** Days; both ends are included. */
export interface Days {
  from: string;
  to: string;
}

export interface Span {
  startsAt: Date;
  endsAt: Date;
}

/** The time from the first minute of the first day to the end of the last day, in a zone. */
export function spanOfDays({ from, to }: Days, zone: string): Span {
  const next = new Date(Date.parse(`${to}T00:00Z`) + DAY_MS).toISOString().slice(0, 10);
  return { startsAt: startOfDay(from, zone), endsAt: startOfDay(next, zone) };
}

export const meets = (a: Span, b: Span): boolean => a.startsAt < b.endsAt && a.endsAt > b.startsAt;

/** Checks that the last day is not past. @throws AppError on `to`. */
export function spanToCome(ctx: ViewerCtx, days: Days, zone: string): Span {
  const length = (Date.parse(days.to) - Date.parse(days.from)) / DAY_MS + 1;
  if (length < 1) throw fieldError('to', 'order', 'The last day is before the first');
  if (length > MOST_DAYS) throw fieldError('to', 'too_long', 'At most a year');
  if (days.to < dayIn(zone, ctx.now)) throw fieldError('to', 'past', 'The last day is past');
  return spanOfDays(days, zone);
}
