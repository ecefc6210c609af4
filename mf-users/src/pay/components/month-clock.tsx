import { useAcademy, useSession } from '@academy/shared-auth';
import { Text } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';

/**
 * Whose clock begins the month (D52), for viewers with another one: lists of classes go by their clock (D55), and may
 * have other classes at the ends of the month.
 */
export function MonthClock() {
  const { t } = useTranslation('users');
  const zone = useAcademy((academy) => academy.zone);
  const own = useSession(({ user }) => user?.timezone);
  if (!own || own === zone) return null;
  return (
    <Text fontSize="xs" color="fg.subtle">
      {t('statistics.clock', { zone: `\u2068${zone}\u2069` })}
    </Text>
  );
}
