import { knownZone } from './wall-time.ts';

type Language = 'en' | 'ar';

/** The academy's Arabic names of months: «نوفمبر», or «تشرين الثاني» as in the Levant (D86). */
export type MonthNames = 'egypt' | 'levant';

const arabic = { egypt: 'ar-u-nu-latn-ca-gregory', levant: 'ar-JO-u-nu-latn-ca-gregory' } as const;
const localeOf = (language: Language, months: MonthNames) => (language === 'en' ? 'en-GB' : arabic[months]);
const day = { weekday: 'short', day: 'numeric', month: 'short' } as const;
const clock = { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' } as const;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(locale: string, timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone} ${Object.keys(options).join()}`;
  const known = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone });
  formats.set(key, known);
  return known;
}

interface MomentOptions {
  language: Language;
  timezone: string;
  now: Date;
  months: MonthNames;
}

/** Whether a text is a day without a time (`2026-11-22`), which is the same day in every zone. */
export const isDayAlone = (value: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(value);

const yearIn = (zone: string, at: Date | number): string => formatOf('en', zone, { year: 'numeric' }).format(at);

/**
 * An instant as on pages: `Sun 22 Nov, 5:00 pm`, with the year if it is not the current one; a day without a time as
 * `Sun 22 Nov`. Any other text is returned unchanged.
 */
export function momentText(value: string, { language, timezone, now, months }: MomentOptions): string {
  const at = Date.parse(value);
  if (Number.isNaN(at)) return value;
  const zone = knownZone(timezone);
  const isDay = isDayAlone(value);
  const shown = isDay ? 'UTC' : zone;
  const isThisYear = yearIn(shown, at) === yearIn(zone, now);
  const options = { ...day, ...(isDay ? {} : clock), ...(isThisYear ? {} : ({ year: 'numeric' } as const)) };
  return formatOf(localeOf(language, months), shown, options).format(at);
}

/** A month (`2026-11`) as on pages: `November 2026`. Any other text is returned unchanged. */
export function monthText(value: string, language: Language, months: MonthNames): string {
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(value)) return value;
  return formatOf(localeOf(language, months), 'UTC', { month: 'long', year: 'numeric' }).format(Date.parse(value));
}

/** A day as on papers: `27 November 2026`. */
export function dayText(at: Date, { language, timezone, months }: Omit<MomentOptions, 'now'>): string {
  return formatOf(localeOf(language, months), knownZone(timezone), { dateStyle: 'long' }).format(at);
}

/** The place of a zone's clock: `Amman`; in Arabic the place that its time is named after, «توقيت الأردن». */
export function placeOf(timezone: string, language: Language, at: Date): string {
  const zone = knownZone(timezone);
  if (language === 'en') return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
  const parts = formatOf(arabic.egypt, zone, { timeZoneName: 'shortGeneric' }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}
