import type { SlotProps } from '@academy/shared-auth/contract';
import { AttentionLine, useReportedCount } from '@academy/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { leadQueries } from '#/api/leads.ts';
import { places } from '#/components/places.ts';

/** For viewers who can read leads, on the start page: those that wait for an answer longer than was promised (D165). */
export default function WaitingLeadsLine({ onCount }: SlotProps<'home.attention'>) {
  const { t } = useTranslation('forms');
  const { data: count } = useQuery(leadQueries.waiting());
  useReportedCount(count, onCount);
  if (!count) return null;
  return (
    <AttentionLine count={count} to={places.leads}>
      {t('home.leads', { count })}
    </AttentionLine>
  );
}
