import type { InfiniteData, QueryClient } from '@academy/shared-auth/query';
import { type Post, type PostPage, postQueries } from './posts.ts';

type CachedPosts = InfiniteData<PostPage>;

function changePages(client: QueryClient, change: (page: PostPage) => PostPage): void {
  client.setQueriesData<CachedPosts>(
    { queryKey: postQueries.all() },
    (cached) => cached && { ...cached, pages: cached.pages.map(change) },
  );
}

const withLike = (post: Post, userId: string, liked: boolean): Post => {
  const others = post.likes.filter((like) => like.user_id !== userId);
  return { ...post, likes: liked ? [...others, { user_id: userId }] : others };
};

/** Shows the user's like, or its absence, wherever the post is listed. */
export function showLike(client: QueryClient, postId: string, userId: string, liked: boolean): void {
  changePages(client, (page) => ({
    ...page,
    data: page.data.map((post) => (post.id === postId ? withLike(post, userId, liked) : post)),
  }));
}

/** Brings the feed, where it was read before, back to its refreshed first page: something new is at its top. */
export async function refreshFeed(client: QueryClient): Promise<void> {
  const { queryKey } = postQueries.feed();
  client.setQueryData<CachedPosts>(
    queryKey,
    (cached) => cached && { pages: cached.pages.slice(0, 1), pageParams: cached.pageParams.slice(0, 1) },
  );
  await client.invalidateQueries({ queryKey, refetchType: 'all' });
}
