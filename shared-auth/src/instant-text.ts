import { zoneFormat } from './zone-format.ts';

const clock = { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' } as const;
const day = { weekday: 'short', day: 'numeric', month: 'short' } as const;

const isDayAlone = (value: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(value);

const yearOf = (at: number, zone: string): string => zoneFormat('en', zone, { year: 'numeric' }).format(at);

/**
 * An instant (ISO 8601) on the clock of an IANA zone: `Sun 22 Nov, 5:00 pm`, with the year if it is not that of `now`
 * (ms). A day without a time is the same day in each zone: `Sun 22 Nov`. Other text stays unchanged.
 */
export function instantText(value: string, language: string, zone: string, now = Date.now()): string {
  const at = Date.parse(value);
  if (Number.isNaN(at)) return value;
  const isDay = isDayAlone(value);
  const shown = isDay ? 'UTC' : zone;
  const isThisYear = yearOf(at, shown) === yearOf(now, zone);
  const year = isThisYear ? {} : ({ year: 'numeric' } as const);
  return zoneFormat(language, shown, { ...day, ...(isDay ? {} : clock), ...year }).format(at);
}

/** A month (`2026-11`) in words: `November 2026`. Other text stays unchanged. */
export function monthText(value: string, language: string): string {
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(value)) return value;
  return zoneFormat(language, 'UTC', { month: 'long', year: 'numeric' }).format(Date.parse(value));
}
