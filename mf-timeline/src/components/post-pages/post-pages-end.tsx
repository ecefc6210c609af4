import { Box, Button, Center, FeedSkeleton, Text, useWhenBack, VStack } from '@academy/shared-ui';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { useNearEnd } from './use-near-end.ts';

interface PostPagesEndProps {
  end: string;
  hasMore: boolean;
  loading: boolean;
  failed: boolean;
  onReached: () => unknown;
}

/** Below the last post: requests more when the viewer comes near, or shows the failure, or the end of the list. */
export function PostPagesEnd({ end, hasMore, loading, failed, onReached }: PostPagesEndProps) {
  const { t } = useTranslation('timeline');
  const mark = useNearEnd(hasMore && !loading && !failed, onReached);
  useWhenBack(failed, onReached);
  // Initially below the window: the posts are painted before it.
  const hasBones = useDeferredValue(true, false);
  if (failed)
    return (
      <VStack role="alert" paddingBlock="6" gap="3">
        <Text color="fg.muted">{t('feed.more.error')}</Text>
        <Button variant="outline" onClick={() => onReached()}>
          {t('feed.more.retry')}
        </Button>
      </VStack>
    );
  if (hasMore)
    return (
      // As high as the window, so that a fast reader does not see the footer jump.
      <Box ref={mark} minHeight="100vh">
        {hasBones && <FeedSkeleton posts={3} />}
      </Box>
    );
  return (
    <Center paddingBlock="8" fontSize="sm" color="fg.subtle">
      {end}
    </Center>
  );
}
