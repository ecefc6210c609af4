import { useTranslation } from 'react-i18next';
import { isolated } from '#/base/components/isolated.ts';
import { useTimes } from '#/base/components/time/use-times.ts';
import type { TimeOff } from '#/timetable/api/times-off.ts';

const NOON = 'T12:00:00Z';

/** The name of a time off, and its days in words: calendar days without a time zone. */
export function useTimeOffWords() {
  const { t, i18n } = useTranslation('classes');
  const times = useTimes();
  const dayOf = (date: string): string => times.day(`${date}${NOON}`, 'UTC');
  return {
    dayOf,
    nameOf: ({ kind, name, teacher }: TimeOff): string =>
      (kind === 'closure' ? name?.[i18n.language === 'ar' ? 'ar' : 'en'] : teacher?.name) ?? t('timesOff.title'),
    daysOf: ({ from, to }: Pick<TimeOff, 'from' | 'to'>): string =>
      from === to ? dayOf(from) : t('timesOff.days', { from: isolated(dayOf(from)), to: isolated(dayOf(to)) }),
  };
}
