import { localeOf } from '@academy/shared-auth';
import { useTranslation } from 'react-i18next';
import { isolated } from '#/base/components/isolated.ts';
import { timeTexts } from '#/base/components/time/time-text.ts';
import type { SeriesSlot } from '#/timetable/api/series.ts';
import { inWeekOrder, weekdayName } from './weekdays.ts';

/** "Monday 5:00 pm and Wednesday 6:30 pm": the times of a series on its own clock. */
export function useSlotWords(): (slots: readonly Pick<SeriesSlot, 'weekday' | 'time'>[]) => string {
  const { t, i18n } = useTranslation('classes');
  const { time } = timeTexts(i18n.language);
  const list = new Intl.ListFormat(localeOf(i18n.language), { type: 'conjunction' });
  return (slots) =>
    list.format(
      inWeekOrder(slots).map((slot) =>
        t('series.slot', {
          day: weekdayName(slot.weekday, i18n.language),
          // A wall time has no zone, so UTC formats it.
          time: isolated(time(`2026-03-01T${slot.time}:00Z`, 'UTC')),
        }),
      ),
    );
}
