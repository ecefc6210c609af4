import { localeOf, useTranslation } from '@academy/shared-auth';
import type { SlotProps } from '@academy/shared-auth/contract';
import { useQuery } from '@academy/shared-auth/query';
import { Badge, Flex, TextLink } from '@academy/shared-ui';
import { useEffect, useEffectEvent } from 'react';
import { postQueries } from '#/api/posts.ts';
import { PENDING_PATH } from '#/components/post-paths.ts';

/** On the start page of admins: how many posts wait for approval. */
export default function PendingPostsLine({ onCount }: SlotProps<'home.attention'>) {
  const { t, i18n } = useTranslation('timeline');
  const { data: count } = useQuery(postQueries.pendingCount());
  const report = useEffectEvent(onCount);
  useEffect(() => {
    if (count !== undefined) report(count);
  }, [count]);
  if (!count) return null;
  const number = new Intl.NumberFormat(localeOf(i18n.language));
  return (
    <Flex gap="2.5" alignItems="center">
      <Badge tone="info" minWidth="8" justifyContent="center" fontVariantNumeric="tabular-nums">
        {number.format(count)}
      </Badge>
      <TextLink to={PENDING_PATH}>{t('home.pending', { count })}</TextLink>
    </Flex>
  );
}
