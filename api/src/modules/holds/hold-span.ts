import { fieldError } from '#base/errors/app-error.ts';
import { dayIn } from '#base/time/wall-time.ts';
import { type Span, spanOfDays } from '#modules/absences/time-off-range.ts';

const DAY_MS = 86_400_000;
const MOST_DAYS = 366;
/** After all that is planned: where an open hold ends. */
const FAR = new Date('9999-01-01T00:00:00Z');

/** The days of a hold, both included; without a last one it is open. */
export interface HoldDays {
  from: string;
  to: string | null;
}

/** From the first minute of the first day on; until the last day has ended. */
export interface HoldSpan {
  startsAt: Date;
  endsAt: Date | null;
}

export function holdSpan({ from, to }: HoldDays, zone: string): HoldSpan {
  const { startsAt, endsAt } = spanOfDays({ from, to: to ?? from }, zone);
  return { startsAt, endsAt: to === null ? null : endsAt };
}

/** With an end in any case. */
export const closedSpan = ({ startsAt, endsAt }: HoldSpan): Span => ({ startsAt, endsAt: endsAt ?? FAR });

interface Checking {
  zone: string;
  now: Date;
  /** The first day of one that has begun: it stays. */
  fixedFrom: string | null;
}

/** @throws AppError on `from`, `to`. */
export function checkDays({ from, to }: HoldDays, { zone, now, fixedFrom }: Checking): void {
  const today = dayIn(zone, now);
  if (fixedFrom !== null && from !== fixedFrom) throw fieldError('from', 'begun', 'The hold has begun');
  if (fixedFrom === null && from < today) throw fieldError('from', 'past', 'The first day is past');
  if (to === null) return;
  if (to < from) throw fieldError('to', 'order', 'The last day is before the first');
  if (to < today) throw fieldError('to', 'past', 'The last day is past');
  if ((Date.parse(to) - Date.parse(from)) / DAY_MS >= MOST_DAYS) throw fieldError('to', 'too_long', 'At most a year');
}
