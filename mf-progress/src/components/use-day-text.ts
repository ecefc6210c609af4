import { useLanguage, zoneFormat } from '@academy/shared-auth';

/** "5 Jan 2026", of a day of the student's calendar: the same in every zone. */
export function useDayText(): (day: string) => string {
  const language = useLanguage();
  const format = zoneFormat(language, 'UTC', { day: 'numeric', month: 'short', year: 'numeric' });
  return (day) => format.format(Date.parse(day));
}
