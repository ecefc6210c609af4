import type { SlotProps } from '@academy/shared-auth/contract';
import { AttentionLine, useReportedCount } from '@academy/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { places } from '#/base/components/places.ts';
import { reviewQueries } from '#/reports/api/report-reviews.ts';

/** For leaders and admins, on the start page: the reports that wait to be read (D154). */
export default function ReportsToReadLine({ onCount }: SlotProps<'home.attention'>) {
  const { t } = useTranslation('classes');
  const { data } = useQuery(reviewQueries.summary());
  const count = data?.waiting;
  useReportedCount(count, onCount);
  if (!count) return null;
  return (
    <AttentionLine count={count} to={places.reportsToRead()}>
      {t('reading.home', { count })}
    </AttentionLine>
  );
}
