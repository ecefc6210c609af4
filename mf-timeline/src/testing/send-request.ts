import { http } from '@academy/shared-auth';
import { commentRequest, readComment } from '#/api/comments.ts';
import { postRequest, readPost, type SentPost } from '#/api/post-drafts.ts';

const send = (path: string, json: object, key: string) =>
  http.post(path, { json, headers: { 'Idempotency-Key': key } }).json();

/** Publishes a post through the real API as the outbox does. */
export async function createPost(post: SentPost) {
  const { path, json, key } = postRequest(post);
  return readPost(await send(path, json, key));
}

/** Adds a comment through the real API as the outbox does. */
export async function addComment(postId: string, html: string, key: string) {
  const { path, json } = commentRequest(postId, html);
  return readComment(await send(path, json, key));
}
