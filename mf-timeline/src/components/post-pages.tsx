import { useInfiniteQuery } from '@academy/shared-auth/query';
import { ErrorState, FeedSkeleton, List, ListItem } from '@academy/shared-ui';
import type { ComponentType, ReactNode } from 'react';
import { type Post, type postQueries, postsOf } from '#/api/posts.ts';
import { PostPagesEnd } from './post-pages-end.tsx';

interface PostPagesProps {
  source: ReturnType<typeof postQueries.feed>;
  label: string;
  errorTitle: string;
  empty: ReactNode;
  /** Said below the last post. */
  end: string;
  item: ComponentType<{ post: Post }>;
}

/** A list of posts that grows as one reads, in each of its four states. */
export function PostPages({ source, label, errorTitle, empty, end, item: Item }: PostPagesProps) {
  const pages = useInfiniteQuery({ ...source, select: postsOf });
  if (pages.isPending) return <FeedSkeleton />;
  if (!pages.data) return <ErrorState title={errorTitle} error={pages.error} onRetry={pages.refetch} />;
  if (pages.data.length === 0 && !pages.hasNextPage) return empty;
  return (
    <>
      <List aria-label={label} display="flex" flexDirection="column" gap="4">
        {pages.data.map((post) => (
          <ListItem key={post.id}>
            <Item post={post} />
          </ListItem>
        ))}
      </List>
      <PostPagesEnd
        end={end}
        hasMore={pages.hasNextPage}
        failed={pages.isFetchNextPageError}
        loading={pages.isFetchingNextPage}
        onReached={pages.fetchNextPage}
      />
    </>
  );
}
