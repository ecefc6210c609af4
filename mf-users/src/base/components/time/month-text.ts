import { localeOf } from '@academy/shared-auth';

/** `2026-11` as "November 2026", or, short, as "Nov". */
export const monthText = (month: string, language: string, style: 'full' | 'short' = 'full'): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    calendar: 'gregory',
    timeZone: 'UTC',
    ...(style === 'full' ? { month: 'long', year: 'numeric' } : { month: 'short' }),
  }).format(Date.parse(`${month}-01`));
