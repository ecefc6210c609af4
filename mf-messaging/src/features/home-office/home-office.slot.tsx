import type { SlotProps } from '@academy/shared-auth/contract';
import { AttentionLine, Span, useReportedCount } from '@academy/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { officeQueries } from '#/api/office.ts';
import { usePolling } from '#/components/chat-list/use-chats.ts';
import { placeOf } from '#/components/places.ts';

/**
 * On the start page of whoever answers for the academy: the families that wait for an answer (D167), and how many of
 * them longer than was promised (D165).
 */
export default function WaitingFamiliesLine({ onCount }: SlotProps<'home.attention'>) {
  const { t } = useTranslation('messaging');
  const { data: { open: count, late = 0 } = {} } = useQuery({
    ...officeQueries.counts(),
    refetchInterval: usePolling(),
  });
  useReportedCount(count, onCount);
  if (!count) return null;
  return (
    <AttentionLine count={count} to={placeOf('office')}>
      {t('home.office', { count })}
      {late > 0 && <Span>{` · ${t('home.officeLate', { count: late })}`}</Span>}
    </AttentionLine>
  );
}
