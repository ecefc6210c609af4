import { http, outboxRequest } from '@academy/shared-auth';
import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { type Post, postSchema } from './post-fields.ts';

const PAGE_SIZE = 20;

export const postPageSchema = v.object({
  data: v.array(postSchema),
  page: v.number(),
  total: v.number(),
  totalPages: v.number(),
  /** The position of the next page, so that new posts neither repeat nor hide any. */
  next: v.optional(v.nullable(v.string()), null),
});

const postResponse = v.object({ data: postSchema });
const likeSchema = v.object({ data: v.object({ liked: v.boolean() }) });

export type { Post };
export type Audience = Exclude<Post['visibleTo'][number], 'other'>;
export type PostPage = v.InferOutput<typeof postPageSchema>;

interface PageParam {
  page: number;
  cursor: string | null;
}

/**
 * The parameters' order must be that of the route's `data` in remote.ts: an early response is found by its exact
 * address.
 */
function searchOf({ page, cursor }: PageParam, status?: 'pending'): URLSearchParams {
  const search = new URLSearchParams({ page: String(page), limit: String(PAGE_SIZE) });
  if (status) search.set('status', status);
  if (cursor) search.set('cursor', cursor);
  return search;
}

function nextPage({ page, totalPages, next }: PostPage): PageParam | undefined {
  return page < totalPages ? { page: page + 1, cursor: next } : undefined;
}

/** Returning to the feed refreshes the first page only, not all pages that were scrolled. */
const isOnePage = ({ state }: { state: { data?: InfiniteData<PostPage> | undefined } }) =>
  (state.data?.pages.length ?? 0) <= 1;

const pathOf = (id: string) => `posts/${encodeURIComponent(id)}`;

/** One post. @throws ApiError 404 also for a post that the viewer may not see. */
const findPost = async (id: string, signal?: AbortSignal): Promise<Post> =>
  (await http.get(pathOf(id), signal ? { signal } : {}).json(postResponse)).data;

const allPosts = ['posts'] as const;
const allPages = [...allPosts, 'pages'] as const;

const postPages = (status?: 'pending') =>
  infiniteQueryOptions({
    queryKey: [...allPages, status ?? 'feed'],
    queryFn: ({ pageParam, signal }) =>
      http.get('posts', { searchParams: searchOf(pageParam, status), signal }).json(postPageSchema),
    initialPageParam: { page: 1, cursor: null } as PageParam,
    getNextPageParam: nextPage,
    refetchOnMount: isOnePage,
    // New posts are announced, and shown on request.
    refetchOnWindowFocus: status === 'pending' && isOnePage,
  });

const UPDATES_MS = 60_000;

export const postQueries = {
  all: () => allPosts,
  pages: () => allPages,
  detail: (id: string) =>
    queryOptions({ queryKey: [...allPosts, 'detail', id], queryFn: ({ signal }) => findPost(id, signal) }),
  feed: () => postPages(),
  pending: () => postPages('pending'),
  /** The newest post alone, requested each minute while the page is visible, and when it becomes visible again. */
  newest: () =>
    queryOptions({
      queryKey: [...allPosts, 'newest'],
      queryFn: async ({ signal }): Promise<Post | null> => {
        const newest = await http.get('posts', { searchParams: { page: 1, limit: 1 }, signal }).json(postPageSchema);
        return newest.data[0] ?? null;
      },
      staleTime: UPDATES_MS,
      refetchInterval: UPDATES_MS,
    }),
};

/** All posts of the loaded pages, each once. */
export function postsOf({ pages }: InfiniteData<PostPage>): Post[] {
  const posts = pages.flatMap((page) => page.data);
  return [...new Map(posts.map((post) => [post.id, post])).values()];
}

/** The request that likes or unlikes a post. */
export const postLikeRequest = (id: string, liked: boolean) =>
  outboxRequest({ path: `${pathOf(id)}/like`, json: { liked } }, likeSchema);

/** Sets the requested state, whatever it was before. @returns the state that holds now. */
export async function likePost(id: string, liked: boolean): Promise<boolean> {
  const { data } = await http.post(`${pathOf(id)}/like`, { json: { liked } }).json(likeSchema);
  return data.liked;
}

/** Publishes the version that was read; rejected with 409 if its author has changed the post since. */
export async function approvePost({ id, revision }: Pick<Post, 'id' | 'revision'>): Promise<void> {
  await http.put(`${pathOf(id)}/approve`, { json: { revision } });
}

/** Deletes the post with its comments, likes and files. */
export async function deletePost(id: string): Promise<void> {
  await http.delete(pathOf(id));
}

/** Sets the audience of the post; an empty list is everybody. */
export async function setVisibility(id: string, visibleTo: Audience[]): Promise<Post> {
  return (await http.put(`${pathOf(id)}/visibleTo`, { json: { visibleTo } }).json(postResponse)).data;
}
