import { localeOf } from '@academy/shared-auth';

/** A month of the calendar in the API's form: `2026-11`. In this form months can be compared as text. */
export type Month = string;

const parts = (month: Month): [year: number, month: number] => {
  const [year = 1970, number = 1] = month.split('-').map(Number);
  return [year, number];
};

const written = (year: number, number: number): Month => `${year}-${String(number).padStart(2, '0')}`;

/** The month this many months later, or earlier. */
export function monthAfter(month: Month, steps: number): Month {
  const [year, number] = parts(month);
  const count = year * 12 + number - 1 + steps;
  return written(Math.floor(count / 12), (count % 12) + 1);
}

export const yearOf = (month: Month): number => parts(month)[0];

export const monthsOf = (year: number): Month[] => Array.from({ length: 12 }, (_, index) => written(year, index + 1));

/** "November 2026", or only the month's name. */
export function monthText(month: Month, language: string, style: 'full' | 'name'): string {
  const [year, number] = parts(month);
  return new Intl.DateTimeFormat(localeOf(language), {
    calendar: 'gregory',
    timeZone: 'UTC',
    month: 'long',
    year: style === 'full' ? 'numeric' : undefined,
  }).format(Date.UTC(year, number - 1));
}
