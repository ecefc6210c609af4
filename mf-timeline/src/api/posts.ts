import { http } from '@academy/shared-auth';
import { type InfiniteData, infiniteQueryOptions } from '@academy/shared-auth/query';
import * as v from 'valibot';

const PAGE_SIZE = 20;

const statusSchema = v.union([
  v.picklist(['pending', 'approved']),
  v.pipe(
    v.string(),
    v.transform(() => 'other' as const),
  ),
]);

const postSchema = v.object({
  id: v.string(),
  text: v.string(),
  user: v.object({ id: v.string(), name: v.string(), image: v.nullable(v.string()) }),
  likes: v.array(v.object({ user_id: v.string() })),
  comments: v.number(),
  createdAt: v.string(),
  status: statusSchema,
});

export const postPageSchema = v.object({
  data: v.array(postSchema),
  page: v.number(),
  total: v.number(),
  totalPages: v.number(),
  /** Where the next page starts, so that posts written meanwhile neither repeat nor hide any. */
  next: v.optional(v.nullable(v.string()), null),
});

const likeSchema = v.object({ data: v.object({ liked: v.boolean() }) });

export type Post = v.InferOutput<typeof postSchema>;
export type PostPage = v.InferOutput<typeof postPageSchema>;

interface PageParam {
  page: number;
  cursor: string | null;
}

/** The parameters' order is that of the route's `data` in remote.ts: an early answer is found by its exact address. */
function searchOf({ page, cursor }: PageParam, status?: 'pending'): URLSearchParams {
  const search = new URLSearchParams({ page: String(page), limit: String(PAGE_SIZE) });
  if (status) search.set('status', status);
  if (cursor) search.set('cursor', cursor);
  return search;
}

function nextPage({ page, totalPages, next }: PostPage): PageParam | undefined {
  return page < totalPages ? { page: page + 1, cursor: next } : undefined;
}

/** Coming back refreshes a first page, never the whole length that was scrolled. */
const isOnePage = ({ state }: { state: { data?: InfiniteData<PostPage> | undefined } }) =>
  (state.data?.pages.length ?? 0) <= 1;

const allPosts = ['posts'] as const;

const postPages = (status?: 'pending') =>
  infiniteQueryOptions({
    queryKey: [...allPosts, status ?? 'feed'],
    queryFn: ({ pageParam, signal }) =>
      http.get('posts', { searchParams: searchOf(pageParam, status), signal }).json(postPageSchema),
    initialPageParam: { page: 1, cursor: null } as PageParam,
    getNextPageParam: nextPage,
    refetchOnMount: isOnePage,
    refetchOnWindowFocus: isOnePage,
  });

export const postQueries = {
  all: () => allPosts,
  feed: () => postPages(),
  pending: () => postPages('pending'),
};

/** All posts of the pages read so far, each once. */
export function postsOf({ pages }: InfiniteData<PostPage>): Post[] {
  const posts = pages.flatMap((page) => page.data);
  return [...new Map(posts.map((post) => [post.id, post])).values()];
}

/** Likes or unlikes as asked, whatever the state was; answers the state that holds now. */
export async function likePost(id: string, liked: boolean): Promise<boolean> {
  const { data } = await http.post(`posts/${encodeURIComponent(id)}/like`, { json: { liked } }).json(likeSchema);
  return data.liked;
}

/** `html` is the post's rich text; the same `requestKey` never publishes twice. */
export async function createPost({ html, requestKey }: { html: string; requestKey: string }): Promise<void> {
  const body = new FormData();
  body.set('text', html);
  await http.post('posts', { body, headers: { 'Idempotency-Key': requestKey } });
}

export async function approvePost(id: string): Promise<void> {
  await http.put(`posts/${encodeURIComponent(id)}/approve`);
}
