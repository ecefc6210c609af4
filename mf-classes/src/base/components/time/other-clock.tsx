import { Box, Text, UserName } from '@academy/shared-ui';
import { GlobeIcon } from '@academy/shared-ui/icons';
import { useTranslation } from 'react-i18next';
import { useTimes } from './use-times.ts';

export interface Party {
  id: string;
  name: string;
  timezone: string;
}

/** The time of a class for one of its people, as a list item. */
export function OtherClock({ party, starts, ends }: { party: Party; starts: string; ends: string }) {
  const { t } = useTranslation('classes');
  const times = useTimes();
  const { timezone: zone } = party;
  const isOtherDay = times.day(starts) !== times.day(starts, zone);
  return (
    <Box as="li" display="flex" gap="2" alignItems="flex-start" fontSize="sm" color="fg.muted">
      <Box flexShrink="0" marginBlockStart="0.5" color="fg.subtle" aria-hidden>
        <GlobeIcon size={16} />
      </Box>
      <Text>
        <UserName>{party.name}</UserName>
        {t('details.clock.in', { city: times.city(zone) })}
        <bdi>{times.isOwnClock(starts, zone) ? t('details.clock.same') : times.span(starts, ends, zone)}</bdi>
        {isOtherDay && <bdi>{t('details.clock.day', { day: times.day(starts, zone) })}</bdi>}
      </Text>
    </Box>
  );
}
