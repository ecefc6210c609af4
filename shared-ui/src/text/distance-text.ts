import { localeOf } from '@academy/shared-auth';

const [MINUTE, HOUR] = [60_000, 3_600_000];
/** From here on nobody counts hours: the day and the time say it. */
const DAY_IS_ENOUGH = 36 * HOUR;

/**
 * The time until (positive ms) or since an instant, in words: `in 5 hours`, `20 minutes ago`. Null from 36 hours on,
 * where callers show the day: `tomorrow, 2:00 pm`.
 */
export function distanceText(milliseconds: number, language: string): string | null {
  const size = Math.abs(milliseconds);
  if (size >= DAY_IS_ENOUGH) return null;
  const format = new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'always' });
  return size < HOUR
    ? format.format(Math.round(milliseconds / MINUTE), 'minute')
    : format.format(Math.round(milliseconds / HOUR), 'hour');
}
