import { useLanguage, zoneFormat } from '@academy/shared-auth';

/** A day of the student's calendar as "5 Jan 2026": the same in every zone. */
export function useDayText(): (day: string) => string {
  const language = useLanguage();
  const format = zoneFormat(language, 'UTC', { day: 'numeric', month: 'short', year: 'numeric' });
  return (day) => format.format(Date.parse(day));
}
