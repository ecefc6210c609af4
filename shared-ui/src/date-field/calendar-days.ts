import { firstDayOfWeek, localeOf } from '@academy/shared-auth';
import type { Day } from './day-text.ts';
import { type Month, monthAfter } from './month.ts';

const DAY_MS = 86_400_000;
const DAYS_OF_WEEK = 7;

export const monthOf = (day: Day): Month => day.slice(0, 7);
const dayAfter = (day: Day, days: number): Day => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
/** The number of days of its week before it. */
const placeInWeek = (day: Day): number =>
  (new Date(Date.parse(day)).getUTCDay() - firstDayOfWeek() + DAYS_OF_WEEK) % DAYS_OF_WEEK;

/** The same date of another month, or that month's last day. */
export function inMonth(day: Day, month: Month): Day {
  const last = dayAfter(`${monthAfter(month, 1)}-01`, -1);
  const same = `${month}-${day.slice(8)}`;
  return same > last ? last : same;
}

/** The weeks of a month, each with seven days. */
export function weeksOf(month: Month): Day[][] {
  const first = `${month}-01`;
  const start = dayAfter(first, -placeInWeek(first));
  const week = (index: number) =>
    Array.from({ length: DAYS_OF_WEEK }, (_, place) => dayAfter(start, index * DAYS_OF_WEEK + place));
  return Array.from({ length: 6 }, (_, index) => week(index)).filter(([begin = '']) => monthOf(begin) <= month);
}

/** The names of a week's days, in order. */
export function weekdayNames(language: string): { short: string; long: string }[] {
  const [week = []] = weeksOf('2026-01');
  const format = (weekday: 'short' | 'long') =>
    new Intl.DateTimeFormat(localeOf(language), { weekday, timeZone: 'UTC' });
  const [short, long] = [format('short'), format('long')];
  return week.map((day) => ({ short: short.format(Date.parse(day)), long: long.format(Date.parse(day)) }));
}

interface Key {
  key: string;
  shiftKey: boolean;
}

/** The day to which a key moves in a calendar, by the page's direction; null for other keys. */
export function dayByKey(day: Day, { key, shiftKey }: Key, isRtl: boolean): Day | null {
  const ahead = isRtl ? -1 : 1;
  const months = shiftKey ? 12 : 1;
  const moves: Record<string, () => Day> = {
    ArrowRight: () => dayAfter(day, ahead),
    ArrowLeft: () => dayAfter(day, -ahead),
    ArrowDown: () => dayAfter(day, DAYS_OF_WEEK),
    ArrowUp: () => dayAfter(day, -DAYS_OF_WEEK),
    PageDown: () => inMonth(day, monthAfter(monthOf(day), months)),
    PageUp: () => inMonth(day, monthAfter(monthOf(day), -months)),
    Home: () => dayAfter(day, -placeInWeek(day)),
    End: () => dayAfter(day, DAYS_OF_WEEK - 1 - placeInWeek(day)),
  };
  return moves[key]?.() ?? null;
}
