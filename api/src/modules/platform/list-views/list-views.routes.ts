import { endpoint } from '#base/http/endpoint.ts';
import { message } from '#base/http/fields.ts';
import { deleteView } from './delete-view.ts';
import * as schema from './list-views.schema.ts';
import { readViews } from './read-views.ts';
import { changeView, createView } from './save-view.ts';

const SMALL = 8 * 1024;
const json = ['json'] as const;
const tag = 'List views';

export const listViewEndpoints = [
  endpoint({
    method: 'get',
    path: '/list-views',
    tag,
    summary: 'List your saved views of a list',
    access: 'session',
    query: schema.viewsQuery,
    response: { schema: schema.viewsResponse },
    errors: [422],
    handle: async (ctx, { query }) => ({ data: await readViews(ctx.sql, ctx.viewer.userId, query.list) }),
  }),
  endpoint({
    method: 'post',
    path: '/list-views',
    tag,
    summary: 'Save filters, search and order of a list as a view',
    access: 'session',
    body: { schema: schema.newView, accepts: json, maxBytes: SMALL },
    idempotent: true,
    response: { status: 201, schema: schema.viewResponse },
    errors: [422],
    handle: async (ctx, { body }) => ({ data: await createView({ ctx, input: body }) }),
  }),
  endpoint({
    method: 'put',
    path: '/list-views/:id',
    tag,
    summary: 'Rename a view, replace what it shows, or make it the default',
    access: 'session',
    params: schema.viewParams,
    body: { schema: schema.changedView, accepts: json, maxBytes: SMALL },
    response: { schema: schema.viewResponse },
    errors: [404, 422],
    handle: async (ctx, { params, body }) => ({ data: await changeView({ ctx, id: params.id, input: body }) }),
  }),
  endpoint({
    method: 'delete',
    path: '/list-views/:id',
    tag,
    summary: 'Delete a view',
    access: 'session',
    params: schema.viewParams,
    response: { schema: message },
    errors: [404],
    async handle(ctx, { params }) {
      await deleteView({ ctx, id: params.id });
      return { message: 'View deleted' };
    },
  }),
];
