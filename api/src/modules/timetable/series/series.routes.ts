import { endpoint } from '#base/http/endpoint.ts';
import { idParams } from '#base/http/fields.ts';
import { changeSeries, previewChange, stopSeries } from './actions/change-series.ts';
import { createSeries } from './actions/create-series.ts';
import { previewSeries } from './actions/preview-series.ts';
import { resolveObstacle } from './actions/resolve-obstacle.ts';
import { listSeries } from './read/list-series.ts';
import { readSeriesDetail } from './read/series-detail.ts';
import { suggestSeries } from './read/suggest-series.ts';
import * as schema from './series.schema.ts';

const tag = 'Series';
const json = { accepts: ['json'], maxBytes: 64 * 1024 } as const;
const may = (action: 'create' | 'update') => ({ permission: `classes.my_classes.${action}` }) as const;

const read = [
  endpoint({
    method: 'get',
    path: '/series',
    tag,
    summary: 'List the weekly series of classes that the viewer can see',
    access: 'session',
    query: schema.seriesQuery,
    response: { schema: schema.seriesPage },
    errors: [403, 422],
    handle: (ctx, { query }) => listSeries({ ctx, query }),
  }),
  endpoint({
    method: 'get',
    path: '/series/suggestions',
    tag,
    summary: 'List classes of a student that repeat weekly and are of no series, as the series that they could be',
    access: may('create'),
    query: schema.suggestionsQuery,
    response: { schema: schema.suggestionsResponse },
    errors: [422],
    handle: async (ctx, { query }) => ({ data: await suggestSeries({ ctx, studentId: query.student_id }) }),
  }),
  endpoint({
    method: 'get',
    path: '/series/:id',
    tag,
    summary: 'Get a series with its classes and what was not made',
    access: 'session',
    params: idParams,
    response: { schema: schema.seriesResponse },
    errors: [403, 404],
    handle: async (ctx, { params: { id } }) => ({ data: await readSeriesDetail(ctx.sql, ctx, id) }),
  }),
];

const preview = [
  endpoint({
    method: 'post',
    path: '/series/preview',
    unknownFields: 'rejected',
    tag,
    summary: 'List the classes of the first eight weeks of a series, and what is in their way; makes nothing',
    access: may('create'),
    body: { schema: schema.createBody, ...json },
    response: { schema: schema.previewResponse },
    handle: async (ctx, { body: input }) => ({ data: await previewSeries({ ctx, input }) }),
  }),
];

const known = { unknownFields: 'rejected', tag } as const;

const write = [
  endpoint({
    method: 'post',
    path: '/series',
    ...known,
    summary: 'Make a weekly series, and its classes of the next eight weeks',
    access: may('create'),
    body: { schema: schema.createBody, ...json },
    response: { status: 201, schema: schema.createdResponse },
    idempotent: true,
    errors: [409],
    handle: (ctx, { body: input }) => createSeries({ ctx, input }),
  }),
  endpoint({
    method: 'post',
    path: '/series/:id',
    ...known,
    summary: 'Change one class of a series, it and the following, or all to come',
    access: may('update'),
    params: idParams,
    body: { schema: schema.changeBody, ...json },
    response: { schema: schema.changedResponse },
    errors: [404, 409],
    handle: (ctx, { params: { id }, body: input }) => changeSeries({ ctx, id }, input),
  }),
  endpoint({
    method: 'post',
    path: '/series/:id/preview',
    ...known,
    summary: 'Say what a change of a series would do; changes nothing',
    access: may('update'),
    params: idParams,
    body: { schema: schema.changeBody, ...json },
    response: { schema: schema.effectResponse },
    errors: [404, 409],
    handle: async (ctx, { params: { id }, body: input }) => ({ data: await previewChange({ ctx, id }, input) }),
  }),
  endpoint({
    method: 'post',
    path: '/series/:id/end',
    ...known,
    summary: 'End a series before a day, or now; its classes from then on are cancelled',
    access: may('update'),
    params: idParams,
    body: { schema: schema.endBody, ...json, optional: true },
    response: { schema: schema.changedResponse },
    errors: [404, 409],
    handle: (ctx, { params: { id }, body: input }) => stopSeries({ ctx, id }, input),
  }),
  endpoint({
    method: 'put',
    path: '/series/:id/not-made/:obstacleId',
    ...known,
    summary:
      'Decide about a class that was not made: leave it out, let it wait, or make it elsewhere or beside the other',
    access: may('update'),
    params: schema.obstacleParams,
    body: { schema: schema.obstacleBody, ...json },
    response: { schema: schema.seriesResponse },
    errors: [404, 409],
    handle: async (ctx, { params: { id, obstacleId }, body: input }) => ({
      data: await resolveObstacle({ ctx, id, obstacleId, input }),
    }),
  }),
];

export const seriesEndpoints = [...read, ...preview, ...write];
