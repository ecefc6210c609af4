import { memo } from 'react';
import type { Post } from '#/api/posts.ts';
import { PendingBadge } from '#/components/pending-badge.tsx';
import { PostActions } from '#/components/post-actions.tsx';
import { PostCard } from '#/components/post-card.tsx';
import { PostMenu } from '#/components/post-menu.tsx';

/** A post that still waits for approval is seen by its author alone: it is neither liked nor commented on yet. */
export const FeedPost = memo(({ post }: { post: Post }) => {
  const isPending = post.status === 'pending';
  return (
    <PostCard
      post={post}
      badge={isPending && <PendingBadge />}
      menu={<PostMenu post={post} />}
      actions={!isPending && <PostActions post={post} />}
    />
  );
});
