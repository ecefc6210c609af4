import type { SlotProps } from '@academy/shared-auth/contract';
import { AttentionLine, useReportedCount } from '@academy/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { dueQueries } from '#/api/dues.ts';
import { places } from '#/components/places.ts';

/** For who decides about money, on the start page: how many dues have a transfer to review (D132), with a link to them. */
export default function TransfersToReviewLine({ onCount }: SlotProps<'home.attention'>) {
  const { t } = useTranslation('subscriptions');
  const { data: count } = useQuery(dueQueries.toReview());
  useReportedCount(count, onCount);
  if (!count) return null;
  return (
    <AttentionLine count={count} to={places.duesToReview} tone="warning">
      {t('home.toReview', { count })}
    </AttentionLine>
  );
}
