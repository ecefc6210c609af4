import { ApiError } from '@academy/shared-auth';
import { Card, ErrorState, FeedSkeleton, Heading, PageBody, PageHeader, Stack, Text } from '@academy/shared-ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { postListedBefore } from '#/api/cached-posts.ts';
import { type Post, postQueries } from '#/api/posts.ts';
import { PostMissing } from '#/components/post-missing.tsx';
import { COMMENTS_ID, FEED_PATH } from '#/components/post-paths.ts';
import { CommentForm } from './comment-form.tsx';
import { CommentList } from './comment-list.tsx';
import { PostDetail } from './post-detail.tsx';

export default function PostCommentsPage() {
  const { t } = useTranslation('timeline');
  const { id = '' } = useParams();
  return (
    <PageBody width="reading">
      <PageHeader title={t('comments.header.title')} />
      <PostWithComments key={id} id={id} />
    </PageBody>
  );
}

function PostWithComments({ id }: { id: string }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const found = useQuery({ ...postQueries.detail(id), ...postListedBefore(client, id) });
  if (found.error instanceof ApiError && found.error.status === 404) return <PostMissing />;
  if (found.isPending) return <FeedSkeleton posts={1} />;
  if (!found.data) return <ErrorState error={found.error} onRetry={found.refetch} />;
  return (
    <Stack gap="4">
      <PostDetail post={found.data} onDeleted={() => navigate(FEED_PATH, { replace: true })} />
      <Comments post={found.data} />
    </Stack>
  );
}

function Comments({ post }: { post: Post }) {
  const { t } = useTranslation('timeline');
  const [addedId, setAddedId] = useState<string | null>(null);
  const heading = useLinkedHeading();
  return (
    <Card as="section" aria-labelledby={COMMENTS_ID}>
      <Heading ref={heading} id={COMMENTS_ID} size="sm" marginBlockEnd="4">
        {t('comments.list.label')}
      </Heading>
      {post.status === 'pending' ? (
        <Text color="fg.muted">{t('comments.closed.text')}</Text>
      ) : (
        <Stack gap="4">
          {post.may.comment && <CommentForm postId={post.id} onAdded={setAddedId} />}
          <CommentList postId={post.id} addedId={addedId} />
        </Stack>
      )}
    </Card>
  );
}

/** The comments' heading, scrolled into view if the link was to the comments. */
function useLinkedHeading() {
  const { hash, key } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link followed again is a new visit
  useEffect(() => {
    if (hash === `#${COMMENTS_ID}`) heading.current?.scrollIntoView({ block: 'start' });
  }, [hash, key]);
  return heading;
}
