import { endpoint } from '#base/http/endpoint.ts';
import { mediaFiles } from '#modules/platform/files/index.ts';
import { findConcernPeople } from './concern-people.ts';
import * as schema from './concerns.schema.ts';
import { decideConcern } from './decide-concern.ts';
import { findConcern, listConcerns } from './read-concerns.ts';
import { addConcern, replyToConcern } from './write-concern.ts';

const tag = 'Concerns';
const KB = 1024;
const params = schema.concernParams;

const files = mediaFiles({
  fields: /^files(\[[0-4]\])?$/,
  max: schema.MAX_FILES,
  tooMany: `Too many files: at most ${schema.MAX_FILES}`,
  kinds: ['image', 'video', 'audio', 'document'],
  wrongType: 'This file is neither a picture nor a video nor a recording nor a PDF',
});
const written = { accepts: ['multipart', 'json'], maxBytes: 64 * KB, files } as const;

/** D146: for everybody with a session; what they do not see is 404, whether or not it exists. */
export const concernEndpoints = [
  endpoint({
    method: 'get',
    path: '/concerns',
    tag,
    summary: 'List concerns about safety: those that you wrote, or as a named person those that you read',
    access: 'session',
    query: schema.concernsQuery,
    response: { schema: schema.concernsPage },
    handle: (ctx, { query }) => listConcerns(ctx, query),
  }),
  endpoint({
    method: 'get',
    path: '/concerns/people',
    tag,
    summary: 'List who reads what you write, and whom it can be about',
    access: 'session',
    query: schema.peopleQuery,
    response: { schema: schema.peopleResponse },
    handle: async (ctx, { query: { search } }) => ({ data: await findConcernPeople(ctx, search) }),
  }),
  endpoint({
    method: 'get',
    path: '/concerns/:id',
    tag,
    summary: 'Get a concern with its answers',
    access: 'session',
    params,
    response: { schema: schema.concernResponse },
    errors: [404],
    handle: async (ctx, { params: { id } }) => ({ data: await findConcern(ctx.sql, ctx, id) }),
  }),
  endpoint({
    method: 'post',
    path: '/concerns',
    tag,
    summary: 'Write a concern about safety to the named people',
    access: 'session',
    body: { schema: schema.concernBody, ...written },
    response: { status: 201, schema: schema.concernResponse },
    idempotent: true,
    errors: [409, 429],
    before: (ctx) => ctx.deps.limits.concerns.take(String(ctx.viewer?.userId)),
    handle: async (ctx, { body: input }) => ({ data: await addConcern(ctx, input) }),
  }),
  endpoint({
    method: 'put',
    path: '/concerns/:id',
    tag,
    summary: 'Say that you have looked at a concern, or close it with a note; for the named people',
    access: 'session',
    params,
    body: { schema: schema.decisionBody, accepts: ['json'], maxBytes: 16 * KB },
    response: { schema: schema.concernResponse },
    errors: [404],
    handle: async (ctx, { params: { id }, body: decision }) => ({ data: await decideConcern({ ctx, id, decision }) }),
  }),
  endpoint({
    method: 'post',
    path: '/concerns/:id/replies',
    tag,
    summary: 'Answer a concern; for the named people and its writer',
    access: 'session',
    params,
    body: { schema: schema.replyBody, ...written },
    response: { status: 201, schema: schema.concernResponse },
    idempotent: true,
    errors: [404, 429],
    before: (ctx) => ctx.deps.limits.concerns.take(String(ctx.viewer?.userId)),
    handle: async (ctx, { params: { id }, body: input }) => ({ data: await replyToConcern({ ctx, id, input }) }),
  }),
];
