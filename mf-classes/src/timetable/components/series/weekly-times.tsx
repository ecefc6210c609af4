import { Span } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { isolated } from '#/base/components/isolated.ts';
import { useTimes } from '#/base/components/time/use-times.ts';
import { slotInstant, slotsIn, type WeeklyTimes as Times } from './slot-instants.ts';
import { useSlotWords } from './slot-words.ts';

/** The weekly times of a series, on the viewer's clock. */
export function useWeeklyTimes(): (of: Times) => string {
  const { zone } = useTimes();
  const slotWords = useSlotWords();
  return (of) => slotWords(slotsIn(zone, of, Date.now()));
}

/** The times of a series on its own clock with its city, if it differs from the viewer's (D94). */
export function OwnClock({ of }: { of: Times }) {
  const { t } = useTranslation('classes');
  const times = useTimes();
  const slotWords = useSlotWords();
  const isSame = of.slots.every((slot) => times.isOwnClock(slotInstant(slot, of, Date.now()), of.zone));
  if (isSame) return null;
  return (
    <Span display="block" fontSize="sm" color="fg.muted">
      {t('time.in', { when: isolated(slotWords(of.slots)), city: times.city(of.zone) })}
    </Span>
  );
}
