import { localeOf } from '@academy/shared-auth';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The value of `make` for a key, cached: the formatters of Intl are expensive, and a feed needs forty of them. */
function once<Made>(make: (key: string) => Made): (key: string) => Made {
  const made = new Map<string, Made>();
  return (key) => {
    const known = made.get(key) ?? make(key);
    made.set(key, known);
    return known;
  };
}

const relativeIn = once((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));
const dayIn = once((locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long' }));
const dateIn = once((locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' }));
const day = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
// `timeStyle` would write 05:00 pm.
const clock = { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' } as const;
const inFullIn = once((locale) => new Intl.DateTimeFormat(locale, { ...day, ...clock }));

/**
 * The time since a moment, in words: minutes, hours and days up to a week, then the date. Null below 60 seconds, for
 * which callers write "just now". `at` and `now` in ms.
 */
export function timeAgoText(at: number, now: number, language: string): string | null {
  const locale = localeOf(language);
  const seconds = Math.max(0, Math.floor((now - at) / 1000));
  if (seconds < MINUTE) return null;
  const relative = relativeIn(locale);
  if (seconds < HOUR) return relative.format(-Math.floor(seconds / MINUTE), 'minute');
  if (seconds < DAY) return relative.format(-Math.floor(seconds / HOUR), 'hour');
  if (seconds < 7 * DAY) return relative.format(-Math.floor(seconds / DAY), 'day');
  const isThisYear = new Date(at).getFullYear() === new Date(now).getFullYear();
  return (isThisYear ? dayIn : dateIn)(locale).format(at);
}

/** Day and time in full. */
export function absoluteTimeText(at: number, language: string): string {
  return inFullIn(localeOf(language)).format(at);
}
