import { Box, Button, Center, ErrorState, Flex, List, Text, useDrawnCount } from '@academy/shared-ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { commentsOf } from '#/api/cached-comments.ts';
import { commentQueries } from '#/api/comments.ts';
import { CommentItem } from './comment-item.tsx';
import { CommentsSkeleton } from './comments-skeleton.tsx';

/** The number of comments that fit below a post. */
const PORTIONS = { first: 6, step: 5 };

/** The comments of a post, newest first, in each of the list's four states. */
export function CommentList({ postId, addedId }: { postId: string; addedId: string | null }) {
  const { t } = useTranslation('timeline');
  const comments = useInfiniteQuery({ ...commentQueries.ofPost(postId), select: commentsOf });
  // A link to one of them must find it.
  const atOnce = useLocation().hash !== '';
  const drawn = useDrawnCount(comments.data?.length ?? 0, { ...PORTIONS, atOnce });
  if (comments.isPending) return <CommentsSkeleton />;
  if (!comments.data)
    return <ErrorState title={t('comments.error.title')} error={comments.error} onRetry={comments.refetch} />;
  if (comments.data.length === 0 && !comments.hasNextPage) return <NoComments />;
  return (
    <Box>
      <List aria-label={t('comments.list.label')} display="flex" flexDirection="column" gap="1">
        {comments.data.slice(0, drawn).map((comment) => (
          <CommentItem key={comment.id} postId={postId} comment={comment} isNew={comment.id === addedId} />
        ))}
      </List>
      {comments.hasNextPage && drawn === comments.data.length && (
        <Flex flexDirection="column" alignItems="center" gap="2" paddingBlockStart="3">
          {comments.isFetchNextPageError && (
            <Text role="alert" fontSize="sm" color="fg.muted">
              {t('comments.more.error')}
            </Text>
          )}
          <Button
            variant="outline"
            size="sm"
            loading={comments.isFetchingNextPage}
            onClick={() => void comments.fetchNextPage()}
          >
            {t(comments.isFetchNextPageError ? 'comments.more.retry' : 'comments.more.action')}
          </Button>
        </Flex>
      )}
    </Box>
  );
}

function NoComments() {
  const { t } = useTranslation('timeline');
  return (
    <Center flexDirection="column" gap="1" paddingBlock="6" textAlign="center">
      <Text fontWeight="medium">{t('comments.empty.title')}</Text>
      <Text fontSize="sm" color="fg.muted">
        {t('comments.empty.text')}
      </Text>
    </Center>
  );
}
