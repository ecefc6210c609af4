import type { SlotProps } from '@academy/shared-auth/contract';
import { AttentionLine, useReportedCount } from '@academy/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { places } from '#/base/components/places.ts';
import { visitQueries } from '#/reports/api/visits.ts';

/** For leaders and admins, on the start page: the teachers who were not visited for long (D155). */
export default function VisitsLine({ onCount }: SlotProps<'home.attention'>) {
  const { t } = useTranslation('classes');
  const { data } = useQuery(visitQueries.summary());
  const count = data?.overdue;
  useReportedCount(count, onCount);
  if (!count) return null;
  return (
    <AttentionLine count={count} to={places.visits()}>
      {t('visits.home', { count })}
    </AttentionLine>
  );
}
