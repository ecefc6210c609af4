import { endpoint } from '#base/http/endpoint.ts';
import { certificateEndpoints } from './certificates/certificates.routes.ts';
import { findClassEntries } from './class-entries.ts';
import { readHandOver } from './month/hand-over.ts';
import { readMonth } from './month/read-month.ts';
import * as schema from './progress.schema.ts';
import { structureJson } from './quran/structure-json.ts';
import { listReTeaching } from './re-teaching.ts';
import { readDue, readNext, readProgress } from './read-progress.ts';
import { recordKnown } from './record-known.ts';
import { studyEndpoints } from './study/study.routes.ts';

const tag = 'Progress';
const params = schema.studentParams;
const errors = [403, 404] as const;
const reading = { method: 'get', tag, access: 'session' } as const;

const writing = { method: 'get', tag, access: { permission: 'classes.report.create' } } as const;

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
    query: schema.dueQuery,
    response: { schema: schema.nextResponse },
    handle: (ctx, { params: { id }, query: { date } }) => readNext({ ctx, id, date }),
  }),
  endpoint({
    ...{ ...reading, params, errors },
    path: '/classes/:id/progress',
    summary: 'List what was recited in a class, for whoever reads its report',
    response: { schema: schema.classEntriesResponse },
    handle: async (ctx, { params: { id } }) => ({ data: await findClassEntries(ctx, id) }),
  }),
  endpoint({
    ...{ ...writing, params, errors: [404] },
    path: '/students/:id/progress/month',
    summary: 'Get sentences for the monthly report: what was memorised and revised, and how classes were attended',
    query: schema.monthQuery,
    response: { schema: schema.monthResponse },
    handle: async (ctx, { params: { id }, query }) => ({
      data: await readMonth({ ctx, named: { student: id, ...query } }),
    }),
  }),
  endpoint({
    ...{ ...writing, params, errors: [404] },
    path: '/students/:id/progress/handover',
    summary: 'Get what the next teacher of a student must know',
    response: { schema: schema.handOverResponse },
    handle: async (ctx, { params: { id } }) => ({ data: await readHandOver({ ctx, id }) }),
  }),
  endpoint({
    ...writing,
    path: '/progress/re-teaching',
    summary: 'List what the students of the viewer are to be taught anew',
    response: { schema: schema.reTeachingResponse },
    handle: async (ctx) => ({ data: await listReTeaching(ctx) }),
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
  ...studyEndpoints,
  ...certificateEndpoints,
];
