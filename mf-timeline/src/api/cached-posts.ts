import type { InfiniteData, QueryClient } from '@academy/shared-auth/query';
import { type Post, type PostPage, postQueries } from './posts.ts';

type CachedPages = InfiniteData<PostPage>;

function changePages(client: QueryClient, change: (posts: Post[]) => Post[]): void {
  client.setQueriesData<CachedPages>(
    { queryKey: postQueries.pages() },
    (cached) => cached && { ...cached, pages: cached.pages.map((page) => ({ ...page, data: change(page.data) })) },
  );
}

/** Shows a post as changed wherever it was read. */
function changePost(client: QueryClient, id: string, change: (post: Post) => Post): void {
  changePages(client, (posts) =>
    posts.some((post) => post.id === id) ? posts.map((post) => (post.id === id ? change(post) : post)) : posts,
  );
  client.setQueryData(postQueries.detail(id).queryKey, (post) => post && change(post));
}

const withLike = (post: Post, userId: string, liked: boolean): Post => {
  const others = post.likes.filter((like) => like.user_id !== userId);
  return { ...post, likes: liked ? [...others, { user_id: userId }] : others };
};

/** Shows the user's like, or its absence, wherever the post is read. */
export function showLike(client: QueryClient, postId: string, userId: string, liked: boolean): void {
  changePost(client, postId, (post) => withLike(post, userId, liked));
}

/** Shows the post as the API has answered it. */
export function showPost(client: QueryClient, post: Post): void {
  changePost(client, post.id, () => post);
}

/** Takes a post that is gone out of every list. */
export function forgetPost(client: QueryClient, id: string): void {
  changePages(client, (posts) => posts.filter((post) => post.id !== id));
  client.removeQueries({ queryKey: postQueries.detail(id).queryKey });
}

/** The post as it was read last in a list, so that its page need not wait for it. */
export function listedPost(client: QueryClient, id: string): Post | undefined {
  const lists = client.getQueriesData<CachedPages>({ queryKey: postQueries.pages() });
  for (const [, cached] of lists)
    for (const page of cached?.pages ?? []) {
      const found = page.data.find((post) => post.id === id);
      if (found) return found;
    }
  return undefined;
}

/** Brings the feed, where it was read before, back to its refreshed first page: something new is at its top. */
export async function refreshFeed(client: QueryClient): Promise<void> {
  const { queryKey } = postQueries.feed();
  client.setQueryData<CachedPages>(
    queryKey,
    (cached) => cached && { pages: cached.pages.slice(0, 1), pageParams: cached.pageParams.slice(0, 1) },
  );
  await client.invalidateQueries({ queryKey, refetchType: 'all' });
}
