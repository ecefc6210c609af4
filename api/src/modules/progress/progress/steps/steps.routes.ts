import { endpoint } from '#base/http/endpoint.ts';
import { pdfResponse } from '#base/http/pdf-response.ts';
import { changeCurriculum, createCurriculum, findCurriculum, listCurricula, listSubjects } from './curricula.ts';
import { readLevelPaper } from './level-paper.ts';
import { saveSteps } from './save-steps.ts';
import * as schema from './steps.schema.ts';
import { readSteps } from './student-steps.ts';

const tag = 'Steps';
const params = schema.curriculumParams;
const update = { permission: 'curricula.update' } as const;
const body = { schema: schema.curriculumBody, accepts: ['json'], maxBytes: 4096 } as const;

export const stepEndpoints = [
  endpoint({
    method: 'get',
    path: '/subjects',
    tag,
    summary: 'List what the academy teaches, each subject with its curriculum',
    access: 'session',
    response: { schema: schema.subjectsResponse },
    handle: async (ctx) => ({ data: await listSubjects(ctx) }),
  }),
  endpoint({
    method: 'get',
    path: '/curricula',
    tag,
    summary: 'List the curricula',
    access: { permission: 'curricula.read' },
    query: schema.curriculaQuery,
    response: { schema: schema.curriculaResponse },
    handle: (ctx, { query }) => listCurricula(ctx, query),
  }),
  endpoint({
    method: 'get',
    path: '/curricula/:id',
    tag,
    summary: 'Get a curriculum with its steps in order',
    access: { permission: 'curricula.read' },
    params,
    response: { schema: schema.curriculumResponse },
    errors: [404],
    handle: async ({ sql }, { params: { id } }) => ({ data: await findCurriculum(sql, id) }),
  }),
  endpoint({
    method: 'post',
    path: '/curricula',
    tag,
    summary: 'Create a curriculum without steps',
    access: update,
    body,
    response: { status: 201, schema: schema.curriculumResponse },
    idempotent: true,
    handle: async (ctx, { body: input }) => ({ data: await createCurriculum({ ctx, input }) }),
  }),
  endpoint({
    method: 'put',
    path: '/curricula/:id',
    tag,
    summary: 'Change title and subject of a curriculum, or retire it',
    access: update,
    params,
    body,
    response: { schema: schema.curriculumResponse },
    errors: [404],
    handle: async (ctx, { params: { id }, body: input }) => ({ data: await changeCurriculum({ ctx, id, input }) }),
  }),
  endpoint({
    method: 'put',
    path: '/curricula/:id/steps',
    tag,
    summary: 'Replace the steps of a curriculum: order, titles, levels, retired ones and merges',
    access: update,
    params,
    body: { schema: schema.stepsBody, accepts: ['json'], maxBytes: 512 * 1024 },
    response: { schema: schema.curriculumResponse },
    errors: [404, 409],
    handle: async (ctx, { params: { id }, body: input }) => ({ data: await saveSteps({ ctx, id, input }) }),
  }),
  endpoint({
    method: 'get',
    path: '/students/:id/steps',
    tag,
    summary: 'List the levels of a student with their steps, for whoever reads the reports',
    access: 'session',
    params,
    response: { schema: schema.studentStepsResponse },
    errors: [403, 404],
    handle: async (ctx, { params: { id } }) => ({ data: await readSteps({ ctx, id }) }),
  }),
  endpoint({
    method: 'get',
    path: '/students/:id/steps/certificate',
    tag,
    summary: 'Get the certificate of a level whose steps are all passed as PDF, in either language',
    access: 'session',
    params,
    query: schema.levelQuery,
    response: { type: 'application/pdf' },
    errors: [403, 404],
    async handle(ctx, { params: { id }, query, c }) {
      const { name, pdf } = await readLevelPaper({ ctx, id, query });
      return pdfResponse(c, name, pdf);
    },
  }),
];
