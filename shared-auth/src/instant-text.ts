import { zoneFormat } from './zone-format.ts';

const clock = { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' } as const;
const day = { weekday: 'short', day: 'numeric', month: 'short' } as const;

const formatIn = (language: string, zone: string, withYear: boolean) =>
  zoneFormat(language, zone, { ...day, ...clock, ...(withYear ? ({ year: 'numeric' } as const) : {}) });

const yearOf = (at: number, zone: string): string | undefined =>
  formatIn('en', zone, true)
    .formatToParts(at)
    .find(({ type }) => type === 'year')?.value;

/**
 * An instant (ISO 8601) on the clock of an IANA zone: `Sun 22 Nov, 5:00 pm`, with the year if it is not that of `now`
 * (ms). Other text stays as it is.
 */
export function instantText(value: string, language: string, zone: string, now = Date.now()): string {
  const at = Date.parse(value);
  if (Number.isNaN(at)) return value;
  return formatIn(language, zone, yearOf(at, zone) !== yearOf(now, zone)).format(at);
}

/** A month (`2026-11`) in words: `November 2026`. Other text stays as it is. */
export function monthText(value: string, language: string): string {
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(value)) return value;
  return zoneFormat(language, 'UTC', { month: 'long', year: 'numeric' }).format(Date.parse(value));
}
