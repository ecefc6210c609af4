import { endpoint } from '#base/http/endpoint.ts';
import { message } from '#base/http/fields.ts';
import { likeBody, likeResponse } from '#modules/timeline/posts/posts.schema.ts';
import { addComment } from './add-comment.ts';
import * as schema from './comments.schema.ts';
import { deleteComment } from './delete-comment.ts';
import { likeComment } from './like-comment.ts';
import { listComments } from './list-comments.ts';

const SMALL = 4 * 1024;
/** The longest markup, with each character as an escape of JSON. */
const MAX_COMMENT_BYTES = 128 * 1024;
const mayRead = { permission: 'timeline.read' } as const;

const list = endpoint({
  method: 'get',
  path: '/comments/:id',
  tag: 'Timeline',
  summary: 'List the comments of a post, newest first',
  access: mayRead,
  params: schema.commentParams,
  query: schema.commentsQuery,
  response: { schema: schema.commentsPage },
  errors: [404, 422],
  handle: (ctx, { params, query }) => listComments({ ctx, postId: params.id, query }),
});

const add = endpoint({
  method: 'post',
  path: '/posts/:id/comments',
  tag: 'Timeline',
  summary: 'Comment on an approved post',
  access: mayRead,
  params: schema.commentParams,
  body: { schema: schema.addCommentBody, accepts: ['json'], maxBytes: MAX_COMMENT_BYTES },
  response: { status: 201, schema: schema.commentResponse },
  idempotent: true,
  before: ({ deps, viewer }) => deps.limits.comments.take(String(viewer?.userId)),
  errors: [404, 409, 422],
  handle: (ctx, { params, body }) => addComment({ ctx, postId: params.id, input: body }),
});

const remove = endpoint({
  method: 'delete',
  path: '/comments/:id',
  tag: 'Timeline',
  summary: 'Delete a comment; for its author and admins',
  access: mayRead,
  params: schema.commentParams,
  response: { schema: message },
  errors: [404],
  async handle(ctx, { params }) {
    await deleteComment({ ctx, id: params.id });
    return { message: 'Comment deleted' };
  },
});

/** C16: both methods have the same effect. */
const like = (['post', 'put'] as const).map((method) =>
  endpoint({
    method,
    path: '/comments/:id/like',
    tag: 'Timeline',
    summary: 'Like or unlike a comment',
    access: mayRead,
    params: schema.commentParams,
    body: { schema: likeBody, accepts: ['json'], maxBytes: SMALL, optional: true },
    response: { schema: likeResponse },
    errors: [404, 422],
    async handle(ctx, { params, body }) {
      return { data: await likeComment({ ctx, id: params.id, liked: body.liked }) };
    },
  }),
);

export const commentEndpoints = [list, add, remove, ...like];
