import { Text } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { useTimes } from './use-times.ts';

/** Names the clock of a screen's times. */
export function ZoneNote() {
  const { t } = useTranslation('classes');
  const times = useTimes();
  return (
    <Text fontSize="sm" color="fg.subtle" marginBlockStart="3">
      {t('zone.note', { city: times.city(times.zone) })}
    </Text>
  );
}
