import { fieldError } from '#base/errors/app-error.ts';
import { dayIn } from '#base/time/wall-time.ts';
import { type Span, spanOfDays } from '#modules/timetable/plans/days.ts';

const DAY_MS = 86_400_000;
const MOST_DAYS = 366;
/** Later than anything planned: the end of an open hold. */
const FAR = new Date('9999-01-01T00:00:00Z');

/** The days of a hold, both included; a hold without a last day is open. */
export interface HoldDays {
  from: string;
  to: string | null;
}

/** The time from the first minute of the first day to the end of the last day. */
export interface HoldSpan {
  startsAt: Date;
  endsAt: Date | null;
}

export function holdSpan({ from, to }: HoldDays, zone: string): HoldSpan {
  const { startsAt, endsAt } = spanOfDays({ from, to: to ?? from }, zone);
  return { startsAt, endsAt: to === null ? null : endsAt };
}

/** The span with an end date, even for an open hold. */
export const closedSpan = ({ startsAt, endsAt }: HoldSpan): Span => ({ startsAt, endsAt: endsAt ?? FAR });

interface Checking {
  zone: string;
  now: Date;
  /** The first day of a hold that has started: it cannot be changed. */
  fixedFrom: string | null;
}

/** @throws AppError on the fields `from` and `to`. */
export function checkDays({ from, to }: HoldDays, { zone, now, fixedFrom }: Checking): void {
  const today = dayIn(zone, now);
  if (fixedFrom !== null && from !== fixedFrom) throw fieldError('from', 'begun', 'The hold has begun');
  if (fixedFrom === null && from < today) throw fieldError('from', 'past', 'The first day is past');
  if (to === null) return;
  if (to < from) throw fieldError('to', 'order', 'The last day is before the first');
  if (to < today) throw fieldError('to', 'past', 'The last day is past');
  if ((Date.parse(to) - Date.parse(from)) / DAY_MS >= MOST_DAYS) throw fieldError('to', 'too_long', 'At most a year');
}
