import { ApiError, http, outboxRequest } from '@academy/shared-auth';
import * as v from 'valibot';
import { type Post, type PostValues, postSchema } from './post-fields.ts';

const postResponse = v.object({ data: postSchema });

export type SentPost = PostValues & {
  /** The ids of its media in order: own uploads, or media that the post already has. */
  media: readonly string[];
  /** The same key never publishes twice. */
  requestKey: string;
};

const bodyOf = ({ html, requestKey: _, ...fields }: SentPost) => ({ text: html, ...fields });

/** The request that publishes a post, with its key. */
export const postRequest = (post: SentPost) => ({
  ...outboxRequest({ path: 'posts', json: bodyOf(post) }, postResponse),
  key: post.requestKey,
});

/** @throws ApiError `unreadable`. */
export function readPost(response: unknown): Post {
  const read = v.safeParse(postResponse, response);
  if (!read.success) throw new ApiError({ status: 0, code: 'unreadable' });
  return read.output.data;
}

export async function editPost(id: string, post: SentPost): Promise<Post> {
  const request = { json: bodyOf(post), headers: { 'Idempotency-Key': post.requestKey } };
  return (await http.post(`posts/${encodeURIComponent(id)}`, request).json(postResponse)).data;
}
