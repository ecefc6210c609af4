import type { Context } from 'hono';
import type { Ctx } from '#base/http/ctx.ts';
import { endpoint } from '#base/http/endpoint.ts';
import { message } from '#base/http/fields.ts';
import { isRepeated } from '#base/http/idempotency.ts';
import { approvePost } from './changes/approve-post.ts';
import { createPost } from './changes/create-post.ts';
import { deletePost } from './changes/delete-post.ts';
import { editPost } from './changes/edit-post.ts';
import { setAudience } from './changes/set-audience.ts';
import { postFiles } from './content/post-files.ts';
import { findPost } from './find-post.ts';
import { likePost } from './like-post.ts';
import { listPosts } from './list-posts.ts';
import * as schema from './posts.schema.ts';

const SMALL = 4 * 1024;
/**
 * Well above the longest markup, so that longer text is reported as a problem of the text; files are counted
 * separately.
 */
const MAX_FIELDS_BYTES = 640 * 1024;

/** Counts the posts of one author; a repetition under the same Idempotency-Key does not count. */
async function countPost(ctx: Ctx, { c }: { c: Context }): Promise<void> {
  const key = c.req.header('idempotency-key');
  if (key !== undefined && (await isRepeated(ctx, key))) return;
  await ctx.deps.limits.posts.take(String(ctx.viewer?.userId));
}

const mayRead = { permission: 'timeline.read' } as const;

const list = endpoint({
  method: 'get',
  path: '/posts',
  tag: 'Timeline',
  summary: 'List posts, newest first; status=pending lists those that wait for approval',
  access: mayRead,
  query: schema.postsQuery,
  response: { schema: schema.postsPage },
  errors: [422],
  handle: (ctx, { query }) => listPosts({ ctx, query }),
});

const find = endpoint({
  method: 'get',
  path: '/posts/:id',
  tag: 'Timeline',
  summary: 'Get a post',
  access: mayRead,
  params: schema.postParams,
  response: { schema: schema.postResponse },
  errors: [404],
  handle: (ctx, { params }) => findPost({ ctx, id: params.id }),
});

const create = endpoint({
  method: 'post',
  path: '/posts',
  tag: 'Timeline',
  summary: 'Create a post; it is pending until it is approved',
  access: { permission: 'timeline.create' },
  body: { schema: schema.postBody, accepts: ['multipart', 'json'], maxBytes: MAX_FIELDS_BYTES, files: postFiles },
  response: { status: 201, schema: schema.postResponse },
  idempotent: true,
  before: countPost,
  errors: [413, 415, 422],
  handle: (ctx, { body }) => createPost({ ctx, input: body }),
});

const edit = endpoint({
  method: 'post',
  path: '/posts/:id',
  tag: 'Timeline',
  summary: 'Edit your own post; an approved one is pending again unless you are an admin',
  access: { permission: 'timeline.update' },
  params: schema.postParams,
  body: { schema: schema.postBody, accepts: ['multipart', 'json'], maxBytes: MAX_FIELDS_BYTES, files: postFiles },
  response: { schema: schema.postResponse },
  before: countPost,
  errors: [404, 413, 415, 422],
  handle: (ctx, { params, body }) => editPost({ ctx, id: params.id, input: body }),
});

const remove = endpoint({
  method: 'delete',
  path: '/posts/:id',
  tag: 'Timeline',
  summary: 'Delete a post with its comments, likes and files; for its author (timeline.delete) and admins',
  access: mayRead,
  params: schema.postParams,
  response: { schema: message },
  errors: [404],
  async handle(ctx, { params }) {
    await deletePost({ ctx, id: params.id });
    return { message: 'Post deleted' };
  },
});

const audience = endpoint({
  method: 'put',
  path: '/posts/:id/visibleTo',
  tag: 'Timeline',
  summary:
    'Set the audience of a post; an approved one is pending again where its author widens it. An empty list means everyone',
  access: mayRead,
  params: schema.postParams,
  body: { schema: schema.visibleToBody, accepts: ['json'], maxBytes: SMALL },
  response: { schema: schema.postResponse },
  errors: [404],
  handle: (ctx, { params, body }) => setAudience({ ctx, id: params.id, visibleTo: body.visibleTo }),
});

const approve = endpoint({
  method: 'put',
  path: '/posts/:id/approve',
  tag: 'Timeline',
  summary: 'Approve a pending post',
  access: { permission: 'timeline.read', roles: ['admin', 'super-admin'] },
  params: schema.postParams,
  body: { schema: schema.approveBody, accepts: ['json'], maxBytes: SMALL, optional: true },
  response: { schema: schema.postResponse },
  errors: [404, 409, 422],
  handle: (ctx, { params, body }) => approvePost({ ctx, id: params.id, revision: body.revision }),
});

/** C16: both methods have the same effect. */
const like = (['post', 'put'] as const).map((method) =>
  endpoint({
    method,
    path: '/posts/:id/like',
    tag: 'Timeline',
    summary: 'Like or unlike a post',
    access: mayRead,
    params: schema.postParams,
    body: { schema: schema.likeBody, accepts: ['json'], maxBytes: SMALL, optional: true },
    response: { schema: schema.likeResponse },
    errors: [404, 422],
    async handle(ctx, { params, body }) {
      return { data: await likePost({ ctx, id: params.id, liked: body.liked }) };
    },
  }),
);

export const postEndpoints = [list, find, create, edit, remove, audience, approve, ...like];
