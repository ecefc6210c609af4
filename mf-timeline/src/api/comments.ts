import { ApiError, http, outboxRequest } from '@academy/shared-auth';
import { infiniteQueryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { maySchema } from './may.ts';

const PAGE_SIZE = 20;

const commentSchema = v.object({
  id: v.string(),
  text: v.string(),
  user: v.object({ id: v.string(), name: v.string(), image: v.nullable(v.string()) }),
  createdAt: v.string(),
  likes: v.array(v.object({ user_id: v.string() })),
  may: maySchema(['delete', 'like']),
});

export const commentPageSchema = v.object({
  data: v.array(commentSchema),
  page: v.number(),
  totalPages: v.number(),
});

export type Comment = v.InferOutput<typeof commentSchema>;
export type CommentPage = v.InferOutput<typeof commentPageSchema>;

const commentResponse = v.object({ data: commentSchema });
const likeResponse = v.object({ data: v.object({ liked: v.boolean() }) });

export const commentQueries = {
  /** Newest first. */
  ofPost: (postId: string) =>
    infiniteQueryOptions({
      queryKey: ['comments', postId],
      queryFn: ({ pageParam, signal }) =>
        http
          .get(`comments/${encodeURIComponent(postId)}`, {
            searchParams: { page: pageParam, limit: PAGE_SIZE },
            signal,
          })
          .json(commentPageSchema),
      initialPageParam: 1,
      getNextPageParam: ({ page, totalPages }: CommentPage) => (page < totalPages ? page + 1 : undefined),
      staleTime: 0,
    }),
};

/** The request that adds a comment; `html` is its rich text. */
export const commentRequest = (postId: string, html: string) =>
  outboxRequest({ path: `posts/${encodeURIComponent(postId)}/comments`, json: { text: html } }, commentResponse);

/** @throws ApiError `unreadable`. */
export function readComment(response: unknown): Comment {
  const read = v.safeParse(commentResponse, response);
  if (!read.success) throw new ApiError({ status: 0, code: 'unreadable' });
  return read.output.data;
}

export async function deleteComment(id: string): Promise<void> {
  await http.delete(`comments/${encodeURIComponent(id)}`);
}

/** The request that likes or unlikes a comment. */
export const commentLikeRequest = (id: string, liked: boolean) =>
  outboxRequest({ path: `comments/${encodeURIComponent(id)}/like`, json: { liked } }, likeResponse);
export type LikeRequest = ReturnType<typeof commentLikeRequest>;

/** Sets the requested state, whatever it was before. @returns the state that holds now. */
export async function likeComment(id: string, liked: boolean): Promise<boolean> {
  const { data } = await http.post(`comments/${encodeURIComponent(id)}/like`, { json: { liked } }).json(likeResponse);
  return data.liked;
}
