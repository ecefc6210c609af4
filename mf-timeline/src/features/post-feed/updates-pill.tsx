import { Box, Button } from '@academy/shared-ui';
import { ArrowUpIcon } from '@academy/shared-ui/icons';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { postQueries, postsOf } from '#/api/posts.ts';
import { type Read, useUpdates } from './use-updates.ts';

/** Floats below the top bar, over the feed, when there are new posts; it takes no space, so nothing jumps. */
export function UpdatesPill() {
  const { data, dataUpdatedAt } = useInfiniteQuery({ ...postQueries.feed(), select: postsOf, enabled: false });
  return (
    <Box
      role="status"
      position="sticky"
      insetBlockStart="calc({sizes.topBar} + 0.75rem)"
      zIndex="sticky"
      display="flex"
      justifyContent="center"
      height="0"
      marginBlockEnd="-4"
    >
      {data && <Pill read={{ first: data[0] ?? null, at: dataUpdatedAt }} />}
    </Box>
  );
}

function Pill({ read }: { read: Read }) {
  const { t } = useTranslation('timeline');
  const { hasUpdates, show, isShowing } = useUpdates(read);
  if (!hasUpdates) return null;
  return (
    <Button
      size="sm"
      borderRadius="full"
      boxShadow="float"
      animation="{durations.slow} {easings.out} rise"
      loading={isShowing}
      onClick={show}
    >
      <ArrowUpIcon aria-hidden />
      {t('feed.news.action')}
    </Button>
  );
}
