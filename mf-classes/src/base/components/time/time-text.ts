import { withHijri, zoneFormat } from '@academy/shared-auth';

const clock = { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' } as const;
const day = { weekday: 'short', day: 'numeric', month: 'short' } as const;
const dayInFull = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;

/** `2026-11-22`: the day of an instant (ISO 8601 or ms) on the clock of a zone. */
export function dateIn(at: string | number, zone: string): string {
  const format = zoneFormat('en', zone, { year: 'numeric', month: '2-digit', day: '2-digit' });
  const parts = format.formatToParts(new Date(at));
  const part = (name: string) => parts.find(({ type }) => type === name)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

const DAY_MS = 86_400_000;

/**
 * The name of an instant's day relative to another one (today, tomorrow), on a zone's clock; null without such a name.
 */
export function nearDayOf(iso: string, now: number, zone: string): 'today' | 'tomorrow' | 'yesterday' | null {
  const at = Date.parse(iso);
  if (Number.isNaN(at)) return null;
  const daysBetween = (Date.parse(dateIn(at, zone)) - Date.parse(dateIn(now, zone))) / DAY_MS;
  return ({ [-1]: 'yesterday', 0: 'today', 1: 'tomorrow' } as const)[daysBetween as -1 | 0 | 1] ?? null;
}

/** Words for an instant (ISO 8601) on the clock of an IANA zone. */
export interface TimeTexts {
  /** `5:00 pm` */
  time: (iso: string, zone: string) => string;
  /** `Sun, 22 Nov`; with the year if it is not the current one. */
  day: (iso: string, zone: string) => string;
  /** The same without the Hijri date, for a text that continues. */
  plainDay: (iso: string, zone: string) => string;
  /** A text about an instant with the Hijri date at its end, if the academy shows it. */
  withHijri: (text: string, iso: string, zone: string) => string;
  /** `Sunday, 22 November 2026` */
  dayInFull: (iso: string, zone: string) => string;
  moment: (iso: string, zone: string) => string;
  /** `5:00 – 5:30 pm` */
  span: (starts: string, ends: string, zone: string) => string;
}

export function timeTexts(language: string, now = Date.now()): TimeTexts {
  const text = (options: Intl.DateTimeFormatOptions) => (iso: string, zone: string) => {
    const at = Date.parse(iso);
    return Number.isNaN(at) ? '' : zoneFormat(language, zone, options).format(at);
  };
  const yearOf = (at: string | number, zone: string) =>
    zoneFormat('en', zone, { year: 'numeric' }).format(new Date(at));
  const dated = (rest: Intl.DateTimeFormatOptions) => {
    const [short, long] = [text({ ...day, ...rest }), text({ ...day, ...rest, year: 'numeric' })];
    return (iso: string, zone: string) => {
      if (Number.isNaN(Date.parse(iso))) return '';
      return yearOf(iso, zone) === yearOf(now, zone) ? short(iso, zone) : long(iso, zone);
    };
  };
  const beside = (text: string, iso: string, zone: string) => withHijri(text, Date.parse(iso), language, zone);
  const [plainDay, plainMoment] = [dated({}), dated(clock)];
  return {
    time: text(clock),
    dayInFull: (iso, zone) => beside(text(dayInFull)(iso, zone), iso, zone),
    day: (iso, zone) => beside(plainDay(iso, zone), iso, zone),
    plainDay,
    withHijri: beside,
    moment: (iso, zone) => beside(plainMoment(iso, zone), iso, zone),
    span: (starts, ends, zone) => {
      const [from, to] = [Date.parse(starts), Date.parse(ends)];
      if (Number.isNaN(from) || Number.isNaN(to)) return '';
      const format = zoneFormat(language, zone, clock);
      // Over midnight the browser would print both dates.
      return dateIn(from, zone) === dateIn(to, zone)
        ? format.formatRange(from, to)
        : `${format.format(from)} – ${format.format(to)}`;
    },
  };
}

const LATIN_OR_DIGIT = /[A-Za-z0-9]/;

/** The last part of a zone's name: `New_York`. */
export const cityKey = (zone: string): string => zone.split('/').at(-1) ?? zone;

/** The name of a zone whose city has no translation; in Arabic the place that the browser knows. */
export function placeOf(zone: string, language: string): string {
  const city = cityKey(zone).replaceAll('_', ' ');
  if (!language.startsWith('ar')) return city;
  const parts = zoneFormat(language, zone, { timeZoneName: 'shortGeneric' }).formatToParts();
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value.replace(/^توقيت\s+/, '') ?? '';
  return !name || LATIN_OR_DIGIT.test(name) ? city : name;
}

/** Whether two zones have the same clock at an instant. */
export const isSameClock = (iso: string, one: string, other: string): boolean => {
  const clockIn = (zone: string) =>
    zoneFormat('en', zone, { dateStyle: 'short', timeStyle: 'short' }).format(Date.parse(iso));
  return one === other || clockIn(one) === clockIn(other);
};

/** `1:05:09`, `12:34`, for a countdown. */
export function countdownText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const pad = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(seconds % 60)}` : `${minutes}:${pad(seconds % 60)}`;
}
