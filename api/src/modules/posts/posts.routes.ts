import { endpoint } from '#platform/http/endpoint.ts';
import { approvePost } from './approve-post.ts';
import { createPost } from './create-post.ts';
import { findPost } from './find-post.ts';
import { likePost } from './like-post.ts';
import { listPosts } from './list-posts.ts';
import * as schema from './posts.schema.ts';

const SMALL = 4 * 1024;
/** Room for a file, so that the refusal of it can be said instead of the connection being cut. */
const MAX_POST_BYTES = 12 * 1024 * 1024;
const mayRead = { permission: 'timeline.read' } as const;

const list = endpoint({
  method: 'get',
  path: '/posts',
  tag: 'Timeline',
  summary: 'The feed, newest first; with status=pending the posts that wait for approval',
  access: mayRead,
  query: schema.postsQuery,
  answer: { schema: schema.postsPage },
  refusals: [422],
  handle: (ctx, { query }) => listPosts({ ctx, query }),
});

const find = endpoint({
  method: 'get',
  path: '/posts/:id',
  tag: 'Timeline',
  summary: 'One post',
  access: mayRead,
  params: schema.postParams,
  answer: { schema: schema.postAnswer },
  refusals: [404],
  handle: (ctx, { params }) => findPost({ ctx, id: params.id }),
});

const create = endpoint({
  method: 'post',
  path: '/posts',
  tag: 'Timeline',
  summary: 'Writes a post, which then waits for approval',
  access: { permission: 'timeline.create' },
  body: { schema: schema.createPostBody, accepts: ['multipart', 'json'], maxBytes: MAX_POST_BYTES },
  answer: { status: 201, schema: schema.postAnswer },
  once: true,
  refusals: [413, 415, 422],
  handle: (ctx, { body }) => createPost({ ctx, input: body }),
});

const approve = endpoint({
  method: 'put',
  path: '/posts/:id/approve',
  tag: 'Timeline',
  summary: 'Publishes a pending post',
  access: { permission: 'timeline.read', roles: ['admin', 'super-admin'] },
  params: schema.postParams,
  answer: { schema: schema.postAnswer },
  refusals: [404],
  handle: (ctx, { params }) => approvePost({ ctx, id: params.id }),
});

/** C16: both verbs, the same effect. */
const like = (['post', 'put'] as const).map((method) =>
  endpoint({
    method,
    path: '/posts/:id/like',
    tag: 'Timeline',
    summary: 'Likes a post, or takes the like back',
    access: mayRead,
    params: schema.postParams,
    body: { schema: schema.likeBody, accepts: ['json'], maxBytes: SMALL, optional: true },
    answer: { schema: schema.likeAnswer },
    refusals: [404, 422],
    async handle(ctx, { params, body }) {
      return { data: await likePost({ ctx, id: params.id, liked: body.liked }) };
    },
  }),
);

export const postEndpoints = [list, find, create, approve, ...like];
