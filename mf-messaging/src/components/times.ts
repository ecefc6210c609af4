import { localeOf } from '@academy/shared-auth';

const DAY_MS = 24 * 60 * 60_000;

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Formatters of Intl are expensive, and a list has hundreds of times: each is made once. */
function formatterOf(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const locale = localeOf(language);
  const key = `${locale} ${Object.keys(options)} ${Object.values(options)}`;
  const known = formatters.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formatters.set(key, known);
  return known;
}

/** The time of day: h:mm a. */
export const clockText = (at: string, language: string): string =>
  formatterOf(language, { hour: 'numeric', minute: '2-digit', hour12: true }).format(new Date(at));

const midnight = (at: number): number => new Date(at).setHours(0, 0, 0, 0);

/** Calendar days between `at` and `now`, in the viewer's time zone. */
export const daysAgo = (at: string, now: number): number =>
  Math.round((midnight(now) - midnight(Date.parse(at))) / DAY_MS);

/** A day of the last week by its weekday, any other by its date. The caller names today and yesterday. */
export function dayText(at: string, now: number, language: string, length: 'short' | 'long'): string {
  const days = daysAgo(at, now);
  if (days > 0 && days < 7) return formatterOf(language, { weekday: 'long' }).format(new Date(at));
  const month = length === 'long' ? 'long' : 'short';
  return formatterOf(language, { day: 'numeric', month, year: 'numeric' }).format(new Date(at));
}

/** Two instants are on the same day in the viewer's time zone if their keys are equal. */
export const dayKey = (at: string): string => String(midnight(Date.parse(at)));
