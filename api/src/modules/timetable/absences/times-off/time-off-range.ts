import { startOfDay } from '#base/time/wall-time.ts';

const DAY_MS = 86_400_000;

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
