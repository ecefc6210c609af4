import { useTranslation } from 'react-i18next';
import { isolated } from '#/base/components/isolated.ts';
import type { HoldDays } from '#/timetable/api/holds.ts';
import { useTimeOffWords } from '../time-off/use-time-off-words.ts';

/** The days of a hold in words; an open hold has no end. */
export function useHoldWords() {
  const { t } = useTranslation('classes');
  const { dayOf, daysOf } = useTimeOffWords();
  return {
    dayOf,
    daysOf: ({ from, to }: HoldDays): string =>
      to === null ? t('holds.openDays', { from: isolated(dayOf(from)) }) : daysOf({ from, to }),
  };
}
