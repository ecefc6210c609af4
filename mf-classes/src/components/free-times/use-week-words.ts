import { firstDayOfWeek, useTranslation } from '@academy/shared-auth';
import { weekdayName } from '#/components/series/weekdays.ts';
import { timeTexts } from '#/components/time/time-text.ts';

const WEEK_DAYS = 7;

/** Days of the week as they stand below each other, 0 is Sunday (D57), and wall times in words. */
export function useWeekWords() {
  const { i18n } = useTranslation('classes');
  const { time } = timeTexts(i18n.language);
  return {
    weekdays: Array.from({ length: WEEK_DAYS }, (_, index) => (firstDayOfWeek() + index) % WEEK_DAYS),
    nameOf: (weekday: number) => weekdayName(weekday % WEEK_DAYS, i18n.language),
    /** `5:00 pm`: a wall time is the same everywhere, so UTC formats it. */
    wallTime: (wall: string) => time(`2026-03-01T${wall}:00Z`, 'UTC'),
  };
}
