import { localeOf } from '@academy/shared-auth';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * How long ago, in words of the language: minutes, hours and days up to a week, then the date.
 * Null below 60 seconds, where one says "just now". `at` and `now` in ms.
 */
export function timeAgoText(at: number, now: number, language: string): string | null {
  const locale = localeOf(language);
  const seconds = Math.max(0, Math.floor((now - at) / 1000));
  if (seconds < MINUTE) return null;
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  if (seconds < HOUR) return relative.format(-Math.floor(seconds / MINUTE), 'minute');
  if (seconds < DAY) return relative.format(-Math.floor(seconds / HOUR), 'hour');
  if (seconds < 7 * DAY) return relative.format(-Math.floor(seconds / DAY), 'day');
  const isThisYear = new Date(at).getFullYear() === new Date(now).getFullYear();
  const year = isThisYear ? undefined : ('numeric' as const);
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year }).format(at);
}

/** Day and time in full. */
export function absoluteTimeText(at: number, language: string): string {
  return new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'full', timeStyle: 'short', hour12: true }).format(
    at,
  );
}
