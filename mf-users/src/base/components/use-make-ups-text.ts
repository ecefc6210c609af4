import { localeOf } from '@academy/shared-auth';
import { useTranslation } from 'react-i18next';

/** `2026-06-30` as `30 June`. */
const dayName = (day: string, language: string): string =>
  new Intl.DateTimeFormat(localeOf(language), { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T12:00Z`),
  );

/** D103: the number of make-ups, and the earliest end: `1 class to be made up, until 30 June`. */
export function useMakeUpsText(): (open: number, until: string) => string {
  const { t, i18n } = useTranslation('users');
  return (open, until) => t('makeUps', { count: open, day: `\u2068${dayName(until, i18n.language)}\u2069` });
}
