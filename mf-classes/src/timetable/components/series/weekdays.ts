import { localeOf } from '@academy/shared-auth';

/** Starts with Saturday (D57); 0 is Sunday. */
const WEEK = [6, 0, 1, 2, 3, 4, 5] as const;
const DAY_MS = 86_400_000;
/** A Sunday. */
const SUNDAY = Date.parse('2026-03-01T00:00Z');

/** "Monday" */
export function weekdayName(weekday: number, language: string): string {
  const format = new Intl.DateTimeFormat(localeOf(language), { weekday: 'long', timeZone: 'UTC' });
  return format.format(SUNDAY + weekday * DAY_MS);
}

/** The days of a week as choices. */
export const weekdayOptions = (language: string) =>
  WEEK.map((weekday) => ({ value: String(weekday), label: weekdayName(weekday, language) }));

/** The weekday of `2026-03-29`. */
export const weekdayOf = (date: string): number => new Date(`${date}T00:00Z`).getUTCDay();

/** In the order of a week that begins on Saturday. */
export const inWeekOrder = <Slot extends { weekday: number; time: string }>(slots: readonly Slot[]): Slot[] =>
  [...slots].sort(
    (a, b) => ((a.weekday + 1) % WEEK.length) - ((b.weekday + 1) % WEEK.length) || a.time.localeCompare(b.time),
  );
