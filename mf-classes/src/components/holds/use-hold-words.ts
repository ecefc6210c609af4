import { useTranslation } from '@academy/shared-auth';
import type { HoldDays } from '#/api/holds.ts';
import { isolated } from '../isolated.ts';
import { useTimes } from '../time/use-times.ts';

const NOON = 'T12:00:00Z';

/** The days of a hold in words: plain days without a time zone. */
export function useHoldWords() {
  const { t } = useTranslation('classes');
  const times = useTimes();
  const dayOf = (date: string): string => times.day(`${date}${NOON}`, 'UTC');
  const daysOf = ({ from, to }: HoldDays): string => {
    if (to === null) return t('holds.openDays', { from: isolated(dayOf(from)) });
    return from === to ? dayOf(from) : t('timesOff.days', { from: isolated(dayOf(from)), to: isolated(dayOf(to)) });
  };
  return { dayOf, daysOf };
}
