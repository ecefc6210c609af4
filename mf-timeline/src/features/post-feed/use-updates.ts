import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { refreshFeed } from '#/api/cached-posts.ts';
import { type Post, postQueries } from '#/api/posts.ts';

const calmly = (): ScrollBehavior =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';

/** The viewer's state of the feed: its first post, if any, and the time of the request. */
export interface Read {
  first: Post | null;
  at: number;
}

/** Whether a post newer than the loaded ones was published, and the function that shows it. */
export function useUpdates({ first, at }: Read) {
  const client = useQueryClient();
  const { data: newest } = useQuery({ ...postQueries.newest(), initialData: first, initialDataUpdatedAt: at });
  const showing = useMutation({
    mutationFn: () => refreshFeed(client),
    onSuccess: () => window.scrollTo({ top: 0, behavior: calmly() }),
  });
  const hasUpdates = newest !== null && newest.id !== first?.id && newest.publishedAt > (first?.publishedAt ?? '');
  return { hasUpdates, show: () => showing.mutate(), isShowing: showing.isPending };
}
