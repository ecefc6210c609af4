import { firstDayOfWeek } from '@academy/shared-auth';
import { useTranslation } from 'react-i18next';
import { weekdayName } from '#/timetable/components/series/weekdays.ts';

const WEEK_DAYS = 7;

/** Days of the week in display order, 0 is Sunday (D57), and their names. */
export function useWeekWords() {
  const { i18n } = useTranslation('classes');
  return {
    weekdays: Array.from({ length: WEEK_DAYS }, (_, index) => (firstDayOfWeek() + index) % WEEK_DAYS),
    nameOf: (weekday: number) => weekdayName(weekday % WEEK_DAYS, i18n.language),
  };
}
