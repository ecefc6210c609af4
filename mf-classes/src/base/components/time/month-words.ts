import { localeOf } from '@academy/shared-auth';

/** "November 2026" */
export function monthWords({ year, month }: { year: number; month: number }, language: string): string {
  const format = new Intl.DateTimeFormat(localeOf(language), { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return format.format(Date.UTC(year, month - 1));
}

/** `2026-11` */
export const monthKey = ({ year, month }: { year: number; month: number }): string =>
  `${year}-${String(month).padStart(2, '0')}`;

/** The current month on the viewer's clock. */
export function monthHere(): string {
  const now = new Date();
  return monthKey({ year: now.getFullYear(), month: now.getMonth() + 1 });
}
