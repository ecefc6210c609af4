import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { showCommentCount } from './cached-posts.ts';
import { type Comment, type CommentPage, commentQueries } from './comments.ts';
import { withLike } from './likes.ts';

type CachedComments = InfiniteData<CommentPage>;

/** All comments of the loaded pages, each once. */
export function commentsOf({ pages }: CachedComments): Comment[] {
  return [...new Map(pages.flatMap(({ data }) => data).map((comment) => [comment.id, comment])).values()];
}

function changePages(client: QueryClient, postId: string, change: (data: Comment[], page: number) => Comment[]): void {
  client.setQueryData<CachedComments>(
    commentQueries.ofPost(postId).queryKey,
    (cached) =>
      cached && { ...cached, pages: cached.pages.map((page, at) => ({ ...page, data: change(page.data, at) })) },
  );
}

/** Adds a new comment above the others, and increases the count. */
export function showComment(client: QueryClient, postId: string, comment: Comment): void {
  changePages(client, postId, (data, page) => (page === 0 ? [comment, ...data] : data));
  showCommentCount(client, postId, +1);
}

/** Removes a deleted comment, and decreases the count. */
export function removeCachedComment(client: QueryClient, postId: string, id: string): void {
  changePages(client, postId, (data) => data.filter((comment) => comment.id !== id));
  showCommentCount(client, postId, -1);
}

/** Shows or removes the user's like of a comment. */
export function showCommentLike(client: QueryClient, postId: string, id: string, userId: string, liked: boolean): void {
  changePages(client, postId, (data) =>
    data.map((comment) => (comment.id === id ? withLike(comment, userId, liked) : comment)),
  );
}
