import { http } from '@academy/shared-auth';
import * as v from 'valibot';
import { type Post, type PostValues, postSchema } from './post-fields.ts';

const postResponse = v.object({ data: postSchema });

type SentPost = PostValues & {
  /** The ids of its media in their order: own uploads, or what the post has already. */
  media: readonly string[];
  /** The same key never publishes twice. */
  requestKey: string;
};

const sending = ({ html, requestKey, ...fields }: SentPost) => ({
  json: { text: html, ...fields },
  headers: { 'Idempotency-Key': requestKey },
});

export async function createPost(post: SentPost): Promise<Post> {
  return (await http.post('posts', sending(post)).json(postResponse)).data;
}

export async function editPost(id: string, post: SentPost): Promise<Post> {
  return (await http.post(`posts/${encodeURIComponent(id)}`, sending(post)).json(postResponse)).data;
}
