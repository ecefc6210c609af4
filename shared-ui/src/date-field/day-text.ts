import { localeOf } from '@academy/shared-auth';
import { latinDigits } from '@academy/shared-auth/typed-text';

/** A date of the calendar in the API's form: `2026-11-22`. In this form dates can be compared as text. */
export type Day = string;

const two = (part: number) => String(part).padStart(2, '0');

/** Null if the calendar has no such date. */
function written(year: number, month: number, date: number): Day | null {
  const at = new Date(Date.UTC(year, month - 1, date));
  const exists = at.getUTCMonth() === month - 1 && at.getUTCDate() === date;
  return exists ? `${year}-${two(month)}-${two(date)}` : null;
}

const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const WRITTEN = /^(\d{1,2})[\s./-]+([^\s\d./،-]+|\d{1,2})[\s./،-]+(\d{4})$/;
const SHORT_YEAR = /([^\d])(\d{2})$/;
const MARKS = /[\u200e\u200f\u061c\u2066-\u2069]/g;
const SHORTEST_NAME = 3;

const plain = (text: string): string => latinDigits(text).replace(MARKS, '').trim().toLowerCase();

/** 1 to 12 for a month's name in English or Arabic, or its beginning; 0 for no month. */
function monthNamed(name: string): number {
  if (name.length < SHORTEST_NAME) return 0;
  for (const locale of ['en', 'ar'])
    for (const style of ['long', 'short'] as const) {
      const format = new Intl.DateTimeFormat(locale, { month: style, timeZone: 'UTC', calendar: 'gregory' });
      for (let month = 1; month <= 12; month += 1)
        if (
          format
            .format(Date.UTC(2000, month - 1))
            .toLowerCase()
            .startsWith(name)
        )
          return month;
    }
  return 0;
}

/** Parses typed text: 22/9/2026, 22 Sep 2026, ٢٢ سبتمبر ٢٠٢٦, 2026-09-22. The day comes first in both languages. */
export function readDay(typed: string): Day | null {
  const text = plain(typed);
  const iso = ISO.exec(text);
  if (iso) return written(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const [, date = '', month = '', year = ''] = WRITTEN.exec(text) ?? [];
  if (date === '') return null;
  return written(Number(year), /^\d/.test(month) ? Number(month) : monthNamed(month), Number(date));
}

/** The same after typing: 22/9/26 is in this century. */
export const readFinishedDay = (typed: string): Day | null =>
  readDay(typed) ?? readDay(plain(typed).replace(SHORT_YEAR, '$120$2'));

/** `22 Sept 2026`; other text stays unchanged. */
export function dayText(day: string, language: string, style: 'short' | 'full' = 'short'): string {
  if (readDay(day) !== day) return day;
  const options: Intl.DateTimeFormatOptions =
    style === 'full' ? { dateStyle: 'full' } : { day: 'numeric', month: 'short', year: 'numeric' };
  return new Intl.DateTimeFormat(localeOf(language), { ...options, timeZone: 'UTC', calendar: 'gregory' }).format(
    Date.parse(day),
  );
}

/** Today on this device. */
export function today(): Day {
  const now = new Date();
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
