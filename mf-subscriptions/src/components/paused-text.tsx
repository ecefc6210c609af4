import { Text } from '@academy/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isPausedQuery } from '#/api/holds.ts';

/** Below a failed renewal: says whether the student's classes are paused because of it (D114). */
export function PausedText({ studentId }: { studentId: string }) {
  const { t } = useTranslation('subscriptions');
  const { data: isPaused } = useQuery(isPausedQuery(studentId));
  return isPaused ? <Text fontWeight="medium">{t('subscription.paused')}</Text> : null;
}
