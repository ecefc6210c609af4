import { useTranslation } from '@academy/shared-auth';
import { Badge } from '@academy/shared-ui';
import { ClockIcon } from '@academy/shared-ui/icons';
import { memo } from 'react';
import type { Post } from '#/api/posts.ts';
import { PostCard } from '#/components/post-card.tsx';
import { PostActions } from './post-actions.tsx';

/** A post that still waits for approval is seen by its author alone: there is nothing to do with it yet. */
export const FeedPost = memo(({ post }: { post: Post }) =>
  post.status === 'pending' ? (
    <PostCard post={post} badge={<PendingBadge />} />
  ) : (
    <PostCard post={post} actions={<PostActions post={post} />} />
  ),
);

function PendingBadge() {
  const { t } = useTranslation('timeline');
  return (
    <Badge tone="warning" alignSelf="flex-start">
      <ClockIcon aria-hidden />
      {t('post.pending.badge')}
    </Badge>
  );
}
