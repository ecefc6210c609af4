import { withHijri, zoneFormat } from '@academy/shared-auth';
import { useTranslation } from 'react-i18next';

/** A date without a time, in words: the same date in every zone. */
export function useDayText(): (day: string) => string {
  const { i18n } = useTranslation('users');
  const format = zoneFormat(i18n.language, 'UTC', { day: 'numeric', month: 'short', year: 'numeric' });
  return (day) => withHijri(format.format(Date.parse(day)), Date.parse(day), i18n.language, 'UTC');
}
