import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { withLike } from './likes.ts';
import { type Post, type PostPage, postQueries } from './posts.ts';

type CachedPages = InfiniteData<PostPage>;

function changePages(client: QueryClient, change: (posts: Post[]) => Post[]): void {
  client.setQueriesData<CachedPages>(
    { queryKey: postQueries.pages() },
    (cached) => cached && { ...cached, pages: cached.pages.map((page) => ({ ...page, data: change(page.data) })) },
  );
}

/** Updates a post in every list and page that has loaded it. */
function changePost(client: QueryClient, id: string, change: (post: Post) => Post): void {
  changePages(client, (posts) =>
    posts.some((post) => post.id === id) ? posts.map((post) => (post.id === id ? change(post) : post)) : posts,
  );
  client.setQueryData(postQueries.detail(id).queryKey, (post) => post && change(post));
}

/** Shows or removes the user's like in every list and page that has loaded the post. */
export function showLike(client: QueryClient, postId: string, userId: string, liked: boolean): void {
  changePost(client, postId, (post) => withLike(post, userId, liked));
}

/** Changes the number of comments in every list and page that has loaded the post. */
export function showCommentCount(client: QueryClient, postId: string, more: number): void {
  changePost(client, postId, (post) => ({ ...post, comments: Math.max(0, post.comments + more) }));
}

/** Shows the post as the API has returned it. */
export function showPost(client: QueryClient, post: Post): void {
  changePost(client, post.id, () => post);
}

/** Removes a deleted post from every list. */
export function removeCachedPost(client: QueryClient, id: string): void {
  changePages(client, (posts) => posts.filter((post) => post.id !== id));
  // Otherwise the post would be announced as newer than the others.
  void client.cancelQueries({ queryKey: postQueries.newest().queryKey });
  client.setQueryData(postQueries.newest().queryKey, (newest) => (newest?.id === id ? null : newest));
  client.removeQueries({ queryKey: postQueries.detail(id).queryKey });
}

/** A post that a list has loaded, so that its page need not wait: for `useQuery`. */
export function postListedBefore(
  client: QueryClient,
  id: string,
): { initialData?: () => Post | undefined; initialDataUpdatedAt?: () => number | undefined } {
  for (const [queryKey, cached] of client.getQueriesData<CachedPages>({ queryKey: postQueries.pages() })) {
    const post = cached?.pages.flatMap(({ data }) => data).find((each) => each.id === id);
    if (post)
      return { initialData: () => post, initialDataUpdatedAt: () => client.getQueryState(queryKey)?.dataUpdatedAt };
  }
  return {};
}

/** Resets the feed, if it was loaded before, to its first page and fetches it: there is something new at its top. */
export async function refreshFeed(client: QueryClient): Promise<void> {
  const { queryKey } = postQueries.feed();
  client.setQueryData<CachedPages>(
    queryKey,
    (cached) => cached && { pages: cached.pages.slice(0, 1), pageParams: cached.pageParams.slice(0, 1) },
  );
  await client.invalidateQueries({ queryKey, refetchType: 'all' });
}
