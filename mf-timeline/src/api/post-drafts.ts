import { http } from '@academy/shared-auth';
import * as v from 'valibot';
import { type Post, postSchema } from './posts.ts';

const postAnswer = v.object({ data: postSchema });

export interface PostDraft {
  /** The post's rich text. */
  html: string;
  /** The ids of its media in their order: own uploads, or what the post has already. */
  media: readonly string[];
  /** The same key never publishes twice. */
  requestKey: string;
}

const sending = ({ html, media, requestKey }: PostDraft) => ({
  json: { text: html, media },
  headers: { 'Idempotency-Key': requestKey },
});

export async function createPost(draft: PostDraft): Promise<Post> {
  return (await http.post('posts', sending(draft)).json(postAnswer)).data;
}

export async function editPost(id: string, draft: PostDraft): Promise<Post> {
  return (await http.post(`posts/${encodeURIComponent(id)}`, sending(draft)).json(postAnswer)).data;
}
