import { minuteOf } from '#base/time/wall-time.ts';
import { mergeSpans, type Span, subtractSpans } from './spans.ts';
import { instantsOf, steadySpans } from './zone-spans.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const WEEK = 7;
const HALF_HOUR_MS = 30 * MINUTE_MS;
const ROUND_MS = 5 * MINUTE_MS;

/** A weekly time at which a teacher gives classes: 0 is Sunday; `to` at `00:00` is the end of the day. */
export interface Window {
  weekday: number;
  from: string;
  to: string;
}

/** Days on which a teacher gives no classes; both ends are included. */
export interface DaysOff {
  from: string;
  to: string;
}

/** A teacher's windows, days off and pause, in the teacher's own zone (D96). */
export interface Availability {
  zone: string;
  windows: readonly Window[];
  daysOff: readonly DaysOff[];
  pauseMinutes: number;
}

/** The minute of a day at which something ends; `00:00` and `23:59` are the end of the day. */
export const endMinuteOf = (time: string): number => (time === '23:59' ? 0 : minuteOf(time)) || DAY_MS / MINUTE_MS;

const onDay = (day: number, from: string, to: string): Span => ({
  start: day + minuteOf(from) * MINUTE_MS,
  end: day + endMinuteOf(to) * MINUTE_MS,
});

/** The wall times of the windows on some days. */
const windowsOn =
  (windows: readonly Window[]) =>
  ({ start, end }: Span): Span[] => {
    const spans: Span[] = [];
    for (let day = Math.floor(start / DAY_MS) * DAY_MS; day < end; day += DAY_MS)
      for (const { weekday, from, to } of windows)
        if (weekday === new Date(day).getUTCDay()) spans.push(onDay(day, from, to));
    return spans;
  };

const offSpan = ({ from, to }: DaysOff): Span => ({
  start: Date.parse(`${from}T00:00Z`),
  end: Date.parse(`${to}T00:00Z`) + DAY_MS,
});

/** A teacher's offered times within a range, regardless of classes: the windows without days off. */
function offeredSpans({ zone, windows, daysOff }: Availability, range: Span): Span[] {
  const off = daysOff.map(offSpan);
  return subtractSpans(
    instantsOf(range, zone, windowsOn(windows)),
    instantsOf(range, zone, () => off),
  );
}

/** D96: windows without days off, classes and the pause before and after each class. @param classes the teacher's. */
export function freeSpans(availability: Availability, classes: readonly Span[], range: Span): Span[] {
  const pause = availability.pauseMinutes * MINUTE_MS;
  const taken = classes.map(({ start, end }) => ({ start: start - pause, end: end + pause }));
  return subtractSpans(offeredSpans(availability, range), taken);
}

/** Whether a time span lies completely within one of the spans. */
export const isWithin = (spans: readonly Span[], { start, end }: Span): boolean =>
  mergeSpans(spans).some((span) => span.start <= start && end <= span.end);

/** The half hours of a zone's clocks within a span. */
const halfHoursIn = (span: Span, zone: string): number[] =>
  steadySpans(span, zone).flatMap(({ start, end, offset }) => {
    const first = Math.ceil((start + offset) / HALF_HOUR_MS) * HALF_HOUR_MS - offset;
    return Array.from(
      { length: Math.max(0, Math.ceil((end - first) / HALF_HOUR_MS)) },
      (_, n) => first + n * HALF_HOUR_MS,
    );
  });

/**
 * The possible starts of a class of this many minutes: the start of free time, rounded up to five minutes, and each
 * half hour of the teacher's clock.
 */
export const startsIn = (spans: readonly Span[], minutes: number, zone: string): number[] =>
  mergeSpans(spans).flatMap(({ start, end }) => {
    const begin = Math.ceil(start / ROUND_MS) * ROUND_MS;
    const last = end - minutes * MINUTE_MS;
    const starts = [begin, ...halfHoursIn({ start: begin + MINUTE_MS, end }, zone)];
    return starts.filter((at) => at <= last);
  });

const timeText = (minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / 60) % 24, minutes % 60];
  return `${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
};

/** The same windows in the order of the week; adjacent ones of a day are merged. */
export function mergeWindows(windows: readonly Window[]): Window[] {
  return Array.from({ length: WEEK }, (_, weekday) => weekday).flatMap((weekday) =>
    mergeSpans(
      windows
        .filter((window) => window.weekday === weekday)
        .map(({ from, to }) => ({ start: minuteOf(from), end: endMinuteOf(to) })),
    ).map(({ start, end }) => ({ weekday, from: timeText(start), to: timeText(end) })),
  );
}
