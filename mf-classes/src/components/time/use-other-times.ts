import { useTranslation } from '@academy/shared-auth';
import { isolated } from '../isolated.ts';
import { type KnownParties, useOtherParties } from './use-other-parties.ts';
import { useTimes } from './use-times.ts';

/** The time of a class on each differing clock: with the day if it differs, and the city (D94). */
export function useOtherTimes(of: KnownParties, at: string): { zone: string; text: string }[] {
  const { t } = useTranslation('classes');
  const times = useTimes();
  const zones = new Map(useOtherParties()(of, at).map(({ timezone }) => [times.moment(at, timezone), timezone]));
  return [...zones.values()].map((zone) => {
    const isOtherDay = times.day(at) !== times.day(at, zone);
    const when = isOtherDay ? times.moment(at, zone) : times.time(at, zone);
    return { zone, text: t('time.in', { when: isolated(when), city: times.city(zone) }) };
  });
}
