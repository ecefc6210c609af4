import { useCan, useHasRole } from '@academy/shared-auth';
import { Button, EmptyState, PageBody, PageHeader, Stack } from '@academy/shared-ui';
import type { QueryClient } from '@tanstack/react-query';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Post } from '#/api/posts.ts';
import { postQueries } from '#/api/posts.ts';
import { PendingBadge } from '#/components/pending-badge.tsx';
import { PostActions } from '#/components/post-actions.tsx';
import { PostCard } from '#/components/post-card.tsx';
import { PostMenu } from '#/components/post-menu.tsx';
import { PostPages } from '#/components/post-pages/post-pages.tsx';
import { Composer } from './composer.tsx';
import { PendingLink } from './pending-link.tsx';
import { UpdatesPill } from './updates-pill.tsx';
import { useScrollRestoration } from './use-scroll-restoration.ts';

/** Only its author sees a post that waits for approval: it has no likes and comments yet. */
const FeedPost = memo(({ post }: { post: Post }) => {
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

export const prefetch = (queries: QueryClient) => queries.prefetchInfiniteQuery(postQueries.feed());

export default function PostFeedPage() {
  const { t } = useTranslation('timeline');
  const canWrite = useCan('timeline.create');
  const approves = useHasRole('admin', 'super-admin');
  const hasComeBack = useScrollRestoration();
  const [isWriting, setWriting] = useState(false);
  const feed = postQueries.feed();
  return (
    <PageBody width="reading">
      <PageHeader
        title={t('feed.header.title')}
        context={t('feed.header.context')}
        action={approves && <PendingLink />}
      />
      <Stack gap="4">
        <UpdatesPill />
        {canWrite && <Composer isOpen={isWriting} onOpen={setWriting} />}
        <PostPages
          source={hasComeBack ? { ...feed, refetchOnMount: false } : feed}
          label={t('feed.list.label')}
          errorTitle={t('feed.error.title')}
          empty={<EmptyFeed onWrite={canWrite && !isWriting ? () => setWriting(true) : undefined} />}
          end={t('feed.end.text')}
          item={FeedPost}
          atOnce={hasComeBack}
        />
      </Stack>
    </PageBody>
  );
}

function EmptyFeed({ onWrite }: { onWrite: (() => void) | undefined }) {
  const { t } = useTranslation('timeline');
  return (
    <EmptyState
      title={t('feed.empty.title')}
      text={t('feed.empty.text')}
      action={onWrite && <Button onClick={onWrite}>{t('feed.empty.action')}</Button>}
    />
  );
}
