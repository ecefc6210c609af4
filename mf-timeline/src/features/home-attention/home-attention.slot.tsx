import type { SlotProps } from '@academy/shared-auth/contract';
import { AttentionLine, useReportedCount } from '@academy/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { pendingCountQuery } from '#/api/pending-count.ts';
import { PENDING_PATH } from '#/components/post-paths.ts';

/** On the start page of admins: the number of posts that wait for approval. */
export default function PendingPostsLine({ onCount }: SlotProps<'home.attention'>) {
  const { t } = useTranslation('timeline');
  const { data: count } = useQuery(pendingCountQuery());
  useReportedCount(count, onCount);
  if (!count) return null;
  return (
    <AttentionLine count={count} to={PENDING_PATH}>
      {t('home.pending', { count })}
    </AttentionLine>
  );
}
