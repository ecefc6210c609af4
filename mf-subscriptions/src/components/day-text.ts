import { localeOf } from '@academy/shared-auth';

/** The date of a payment, "5 Jan 2026": a day of the calendar, the same in every zone. */
export const dayText = (date: string, language: string): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(Date.parse(date));
