import { localeOf, useTranslation } from '@academy/shared-auth';

/** A date without a time, in words: that date everywhere. */
export function useDayText(): (day: string) => string {
  const { i18n } = useTranslation('users');
  const format = new Intl.DateTimeFormat(localeOf(i18n.language), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return (day) => format.format(Date.parse(day));
}
