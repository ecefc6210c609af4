import { endpoint } from '#base/http/endpoint.ts';
import * as schema from './progress.schema.ts';
import { structureJson } from './quran/structure-json.ts';
import { readDue, readNext, readProgress } from './read-progress.ts';
import { recordKnown } from './record-known.ts';

const tag = 'Progress';
const params = schema.studentParams;
const errors = [403, 404] as const;
const reading = { method: 'get', tag, access: 'session' } as const;

export const progressEndpoints = [
  endpoint({
    ...reading,
    path: '/quran/structure',
    summary: 'Get the surahs with their numbers of ayahs, and where juz and pages begin',
    response: { schema: schema.structureResponse },
    handle: async () => ({ data: structureJson }),
  }),
  endpoint({
    ...{ ...reading, params, errors },
    path: '/students/:id/progress',
    summary: 'Get what a student has memorised, for whoever reads the reports',
    response: { schema: schema.progressResponse },
    handle: async (ctx, { params: { id } }) => ({ data: await readProgress({ ctx, id }) }),
  }),
  endpoint({
    ...{ ...reading, params, errors },
    path: '/students/:id/progress/due',
    summary: 'List the pages that a student revises on a day',
    query: schema.dueQuery,
    response: { schema: schema.dueResponse },
    handle: async (ctx, { params: { id }, query: { date } }) => ({ data: await readDue({ ctx, id, date }) }),
  }),
  endpoint({
    ...{ ...reading, params, errors },
    path: '/students/:id/progress/next',
    summary: 'Get the ranges that the entries of the next class begin with',
    response: { schema: schema.nextResponse },
    handle: (ctx, { params: { id } }) => readNext({ ctx, id }),
  }),
  endpoint({
    method: 'put',
    path: '/students/:id/progress/known',
    tag,
    summary: 'Say what a student knew before the academy',
    access: { permission: 'classes.report.create' },
    params,
    body: { schema: schema.knownBody, accepts: ['json'], maxBytes: 64 * 1024 },
    response: { schema: schema.progressResponse },
    errors: [404],
    handle: async (ctx, { params: { id }, body: input }) => ({ data: await recordKnown({ ctx, id, input }) }),
  }),
];
