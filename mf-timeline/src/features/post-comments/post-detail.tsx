import { HStack } from '@academy/shared-ui';
import { MessageCircleIcon } from '@academy/shared-ui/icons';
import { useTranslation } from 'react-i18next';
import type { Post } from '#/api/posts.ts';
import { Count } from '#/components/count.tsx';
import { PendingBadge } from '#/components/pending-badge.tsx';
import { PostActions } from '#/components/post-actions.tsx';
import { PostCard } from '#/components/post-card.tsx';
import { PostMenu } from '#/components/post-menu.tsx';

/** The post above its comments. */
export function PostDetail({ post, onDeleted }: { post: Post; onDeleted: () => void }) {
  const isPending = post.status === 'pending';
  return (
    <PostCard
      post={post}
      badge={isPending && <PendingBadge />}
      menu={<PostMenu post={post} onDeleted={onDeleted} />}
      actions={!isPending && <PostActions post={post} comments={<CommentCount count={post.comments} />} />}
    />
  );
}

function CommentCount({ count }: { count: number }) {
  const { t } = useTranslation('timeline');
  if (count === 0) return null;
  return (
    <HStack gap="2" paddingInline="3" fontSize="sm" color="fg.muted">
      <MessageCircleIcon aria-hidden size="1.15em" />
      <Count text={t('post.comments.count', { count })} count={count} />
    </HStack>
  );
}
