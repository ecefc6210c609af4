import { ErrorState, FeedSkeleton, List, useDrawnCount } from '@academy/shared-ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useDeferredValue } from 'react';
import { type Post, type postQueries, postsOf } from '#/api/posts.ts';
import { PostRow } from '../post-row.tsx';
import { PostPagesEnd } from './post-pages-end.tsx';

/** As many as a first screen may hold. */
const NEAR = 5;
const PORTIONS = { first: 3, step: 3, grows: true };

interface PostPagesProps {
  source: ReturnType<typeof postQueries.feed>;
  label: string;
  errorTitle: string;
  empty: ReactNode;
  /** The text below the last post. */
  end: string;
  item: ComponentType<{ post: Post }>;
  /** Draws all posts from the beginning. */
  atOnce?: boolean;
}

/** A list of posts that grows on scrolling, in each of its four states. */
export function PostPages({ source, errorTitle, empty, ...rest }: PostPagesProps) {
  const pages = useInfiniteQuery({ ...source, select: postsOf });
  if (pages.isPending) return <FeedSkeleton />;
  if (!pages.data) return <ErrorState title={errorTitle} error={pages.error} onRetry={pages.refetch} />;
  if (pages.data.length === 0 && !pages.hasNextPage) return empty;
  return <Posts posts={pages.data} pages={pages} {...rest} />;
}

interface PostsProps extends Pick<PostPagesProps, 'label' | 'end' | 'item' | 'atOnce'> {
  posts: Post[];
  pages: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => unknown;
  };
}

function Posts({ posts, pages, label, end, item, atOnce }: PostsProps) {
  // A loaded page is drawn in small steps, between which the viewer can scroll.
  const drawn = useDrawnCount(useDeferredValue(posts.length), { ...PORTIONS, atOnce });
  const isDrawing = drawn < posts.length;
  return (
    <>
      <List aria-label={label} display="flex" flexDirection="column" gap="4">
        {posts.slice(0, drawn).map((post, index) => (
          <PostRow key={post.id} post={post} isFar={index >= NEAR} item={item} />
        ))}
      </List>
      <PostPagesEnd
        // A new skeleton for each page: moving the same one would make the page jump.
        key={drawn}
        end={end}
        hasMore={pages.hasNextPage || isDrawing}
        failed={pages.isFetchNextPageError}
        loading={pages.isFetchingNextPage || isDrawing}
        onReached={pages.fetchNextPage}
      />
    </>
  );
}
