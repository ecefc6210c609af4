import { localeOf } from '@academy/shared-auth';
import { useTranslation } from 'react-i18next';
import { isolated } from '../isolated.ts';
import { type KnownParties, useOtherParties } from './use-other-parties.ts';
import { useTimes } from './use-times.ts';

/**
 * The time of a class on each differing clock: with the day if it differs, and the city (D94). People whose clocks show
 * the same share a line that names each city.
 */
export function useOtherTimes(of: KnownParties, at: string): { zone: string; text: string }[] {
  const { t, i18n } = useTranslation('classes');
  const times = useTimes();
  const list = new Intl.ListFormat(localeOf(i18n.language), { type: 'conjunction' });
  const zonesAt = new Map<string, string[]>();
  for (const { timezone } of useOtherParties()(of, at)) {
    const zones = zonesAt.get(times.moment(at, timezone)) ?? [];
    zonesAt.set(times.moment(at, timezone), zones.includes(timezone) ? zones : [...zones, timezone]);
  }
  return [...zonesAt.values()].map((zones) => {
    const [zone = ''] = zones;
    const isOtherDay = times.day(at) !== times.day(at, zone);
    const when = isOtherDay ? times.moment(at, zone) : times.time(at, zone);
    return { zone, text: t('time.in', { when: isolated(when), city: list.format(zones.map(times.city)) }) };
  });
}
