import { withHijri, withHijriMonths, zoneFormat } from '@academy/shared-auth';

/** Days are written `2026-11-22` and counted in UTC: they have no zone. */
export const views = ['month', 'week', 'day'] as const;
export type View = (typeof views)[number];

export interface Span {
  from: string;
  /** The last day, included. */
  to: string;
}

const DAY_MS = 24 * 60 * 60_000;
const WEEK = 7;
const WEEKS_OF_GRID = 6;

const dayText = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 10);
export const isDate = (text: string): boolean =>
  /^(19|20|21)\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && dayText(Date.parse(text)) === text;

const daysAfter = (date: string, days: number): string => dayText(Date.parse(date) + days * DAY_MS);
const monthAt = (date: string, months: number): string => {
  const day = new Date(date);
  return dayText(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + months, 1));
};

const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** Each is made once: the formatters of Intl are expensive. */
function dayFormat(zone: string): Intl.DateTimeFormat {
  const format = dayFormats.get(zone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' });
  dayFormats.set(zone, format);
  return format;
}

/** The zone, or UTC if this browser does not know it. */
export function knownZone(zone: string): string {
  try {
    dayFormat(zone);
    return zone;
  } catch {
    return 'UTC';
  }
}

/** The current day on the clock of a known zone. */
export const dateIn = (zone: string, at: number): string => dayFormat(zone).format(at);

function weekOf(date: string, firstDay: number): Span {
  const from = daysAfter(date, -((new Date(date).getUTCDay() - firstDay + WEEK) % WEEK));
  return { from, to: daysAfter(from, WEEK - 1) };
}

export function monthOf(date: string): Span {
  const from = monthAt(date, 0);
  return { from, to: daysAfter(monthAt(date, 1), -1) };
}

/** The six weeks in which a month is drawn; they contain the week of each of its days. */
export function gridOf(date: string, firstDay: number): Span {
  const { from } = weekOf(monthAt(date, 0), firstDay);
  return { from, to: daysAfter(from, WEEKS_OF_GRID * WEEK - 1) };
}

/** Classes of series exist so many days ahead (D90). */
const DAYS_MADE = 56;

/** The last day until which classes of series exist. */
export const madeUntil = (today: string): string => daysAfter(today, DAYS_MADE);

/** The last of the days that everybody's agenda shows, whichever month it is in: a week, today included. */
export const weekFrom = (today: string): string => daysAfter(today, WEEK - 1);

/** The days after the current month until a day; null where there are none, as after a past month. */
export function daysFurther({ from, to }: Span, today: string, until: string): Span | null {
  return from <= today && to >= today && to < until ? { from: daysAfter(to, 1), to: until } : null;
}

/** The days of a view. */
export function spanOf(view: View, date: string, firstDay: number): Span {
  if (view === 'month') return monthOf(date);
  return view === 'week' ? weekOf(date, firstDay) : { from: date, to: date };
}

/** The same day of the next or previous period; for a month its first day. */
export function stepped(view: View, date: string, by: 1 | -1): string {
  if (view === 'month') return monthAt(date, by);
  return daysAfter(date, by * (view === 'week' ? WEEK : 1));
}

/** The name of a period. */
export function spanText(view: View, span: Span, language: string): string {
  const format = (options: Intl.DateTimeFormatOptions) => zoneFormat(language, 'UTC', options);
  const [from, to] = [Date.parse(span.from), Date.parse(span.to)];
  if (view === 'day') {
    const text = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }).format(from);
    return withHijri(text, from, language, 'UTC');
  }
  const text =
    view === 'month'
      ? format({ month: 'long', year: 'numeric' }).format(from)
      : format({ day: 'numeric', month: 'short', year: 'numeric' }).formatRange(from, to);
  return withHijriMonths(text, from, to, language);
}
