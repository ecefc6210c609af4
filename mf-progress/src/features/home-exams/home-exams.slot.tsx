import type { SlotProps } from '@academy/shared-auth/contract';
import { AttentionLine, useReportedCount } from '@academy/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { examQueries } from '#/api/exams.ts';
import { places } from '#/components/places.ts';

/** On the start page: the exams that wait for the viewer or the viewer's team (D156). */
export default function ExamsLine({ onCount }: SlotProps<'home.attention'>) {
  const { t } = useTranslation('progress');
  const { data: count } = useQuery(examQueries.openCount());
  useReportedCount(count, onCount);
  if (!count) return null;
  return (
    <AttentionLine count={count} to={places.exams}>
      {t('exam.home', { count })}
    </AttentionLine>
  );
}
