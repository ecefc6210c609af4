import { useTranslation } from 'react-i18next';
import { isolated } from '#/base/components/isolated.ts';
import { useTimes } from '#/base/components/time/use-times.ts';
import { useViewer } from '#/base/components/use-viewer.ts';

/** Whose clock days are on. */
export interface DaysClock {
  zone: string;
  /** Null: the academy's clock. The name is empty where it is not known. */
  person: { id: string; name: string } | null;
}

/** The clock of days in words: days without a time are on somebody's clock, and say on whose (D97–D99). */
export function useDaysClock() {
  const { t } = useTranslation('classes');
  const times = useTimes();
  const { id } = useViewer();
  const clockOf = ({ zone, person }: DaysClock): string => {
    const city = isolated(times.city(zone));
    if (!person) return t('daysClock.academy', { city });
    if (person.name === '') return city;
    return person.id === id
      ? t('daysClock.own', { city })
      : t('daysClock.person', { city, name: isolated(person.name) });
  };
  return {
    clockOf,
    /** The label of a field for a day; nothing is added while the clock is not known. */
    labelOf: (label: string, of: DaysClock | null): string =>
      of && of.zone !== '' ? t('daysClock.label', { label, clock: clockOf(of) }) : label,
    /** Days in a list: the clock is named where it is not the viewer's. */
    withClock: (days: string, of: DaysClock, at: string): string =>
      of.zone === '' || times.isOwnClock(at, of.zone)
        ? days
        : t('daysClock.label', { label: days, clock: clockOf(of) }),
  };
}
