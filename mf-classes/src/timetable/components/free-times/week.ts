import { zoneFormat } from '@academy/shared-auth';
import { dateIn } from '#/base/components/time/time-text.ts';
import type { TeacherWeek, Window } from '#/timetable/api/free-times.ts';

/** Minutes in a day. */
export const DAY = 24 * 60;
const WEEK_DAYS = 7;
/** A time over midnight that is longer than this, or ends later, is shown separately on each day. */
const NIGHT = 12 * 60;
const MINUTE_MS = 60_000;

/** Minutes since midnight; the end is excluded. */
interface Span {
  start: number;
  end: number;
}
/** The spans of each weekday, 0 is Sunday; in order, and no two touch. */
export type Week = readonly (readonly Span[])[];
/** A part of one day. */
export interface DayPart extends Span {
  weekday: number;
}

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
const endOf = (time: string): number => minuteOf(time) || DAY;
function timeOf(minute: number): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${pad(Math.floor(minute / 60) % 24)}:${pad(minute % 60)}`;
}

const nextDay = (weekday: number) => (weekday + 1) % WEEK_DAYS;

/** Whether a time ends on the day after its start. */
export const isOverMidnight = ({ from, to }: Pick<Window, 'from' | 'to'>): boolean => endOf(to) < minuteOf(from);

/** The length of a time that ends at most a day later. */
export const minutesBetween = ({ from, to }: Pick<Window, 'from' | 'to'>): number =>
  endOf(to) - minuteOf(from) + (isOverMidnight({ from, to }) ? DAY : 0);

function merge(spans: readonly Span[]): Span[] {
  const merged: Span[] = [];
  for (const span of spans.toSorted((one, other) => one.start - other.start)) {
    const last = merged.at(-1);
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else merged.push({ ...span });
  }
  return merged;
}

const partsOf = ({ weekday, from, to }: Window): DayPart[] =>
  isOverMidnight({ from, to })
    ? [
        { weekday, start: minuteOf(from), end: DAY },
        { weekday: nextDay(weekday), start: 0, end: minuteOf(to) },
      ]
    : [{ weekday, start: minuteOf(from), end: endOf(to) }];

const weekOf = (parts: readonly DayPart[]): Week =>
  Array.from({ length: WEEK_DAYS }, (_, weekday) => merge(parts.filter((part) => part.weekday === weekday)));

/** The week of the typed times; a time over midnight is split between both days. */
export const weekOfWindows = (windows: readonly Window[]): Week => weekOf(windows.flatMap(partsOf));

/** In the API's form: each window within its day. */
export const windowsOf = (week: Week): Window[] =>
  week.flatMap((spans, weekday) => spans.map(({ start, end }) => ({ weekday, from: timeOf(start), to: timeOf(end) })));

/** In the typed form: a time over midnight is one row whose end is on the next day. */
export function typedWindows(windows: readonly Window[]): Window[] {
  const week = weekOfWindows(windows);
  const nightOf = (weekday: number) => {
    const [before, after] = [week[weekday]?.at(-1), week[nextDay(weekday)]?.[0]];
    if (!before || !after || before.start === 0 || before.end !== DAY || after.start !== 0) return null;
    return after.end <= NIGHT && before.end - before.start + after.end <= NIGHT ? { before, after } : null;
  };
  const nights = week.map((_, weekday) => nightOf(weekday));
  return week.flatMap((spans, weekday) => {
    const [own, past] = [nights[weekday], nights[(weekday + WEEK_DAYS - 1) % WEEK_DAYS]];
    return spans
      .filter((span) => span !== past?.after)
      .map((span) => ({
        weekday,
        from: timeOf(span.start),
        to: timeOf(own && span === own.before ? own.after.end : span.end),
      }));
  });
}

/** What remains of a span without a part of its day. */
const without = (span: DayPart, { start, end }: Span): DayPart[] =>
  [
    { ...span, end: Math.min(span.end, start) },
    { ...span, start: Math.max(span.start, end) },
  ].filter((left) => left.end > left.start);

/** The week with parts of days added or removed. */
export function painted(week: Week, parts: readonly DayPart[], isAdded: boolean): Week {
  const spans = week.flatMap((day, weekday) => day.map((span): DayPart => ({ weekday, ...span })));
  if (isAdded) return weekOf([...spans, ...parts]);
  const takenOut = (span: DayPart) =>
    parts
      .filter(({ weekday }) => weekday === span.weekday)
      .reduce((left, part) => left.flatMap((each) => without(each, part)), [span]);
  return weekOf(spans.flatMap(takenOut));
}

/** How much of a part of a day is in the week. */
export function coverageOf(week: Week, { weekday, start, end }: DayPart): 'all' | 'some' | 'none' {
  const spans = week[weekday] ?? [];
  if (spans.some((span) => span.start <= start && span.end >= end)) return 'all';
  return spans.some((span) => span.start < end && span.end > start) ? 'some' : 'none';
}

/** D96: whether a class is outside of a teacher's free times; null if they are unknown. */
export function isOutside(
  { timezone, windows, daysOff }: TeacherWeek,
  startsAt: string,
  minutes: number,
): boolean | null {
  if (windows.length === 0) return null;
  const week = weekOfWindows(windows);
  const clock = zoneFormat('en', timezone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  // Counted in minutes of the clock: a class may continue past midnight, or past a change of the clock.
  return Array.from({ length: minutes }, (_, minute) => Date.parse(startsAt) + minute * MINUTE_MS).some((at) => {
    const date = dateIn(at, timezone);
    const start = minuteOf(clock.format(at));
    const weekday = new Date(`${date}T00:00Z`).getUTCDay();
    const isOff = daysOff.some(({ from, to }) => from <= date && date <= to);
    return isOff || coverageOf(week, { weekday, start, end: start + 1 }) === 'none';
  });
}
