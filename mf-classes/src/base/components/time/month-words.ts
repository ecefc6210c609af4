import { localeOf, sessionStore } from '@academy/shared-auth';

/** "November 2026" */
export function monthWords({ year, month }: { year: number; month: number }, language: string): string {
  const format = new Intl.DateTimeFormat(localeOf(language), { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return format.format(Date.UTC(year, month - 1));
}

/** `2026-11` */
export const monthKey = ({ year, month }: { year: number; month: number }): string =>
  `${year}-${String(month).padStart(2, '0')}`;

/** The current month on the viewer's clock, which need not be the device's. */
export function monthHere(): string {
  const { user } = sessionStore.getState();
  return new Intl.DateTimeFormat('en-CA', { timeZone: user?.timezone }).format(Date.now()).slice(0, 7);
}
