import { endpoint } from '#base/http/endpoint.ts';
import { message } from '#base/http/fields.ts';
import { changeExam, deleteExam } from './change-exam.ts';
import { createExam } from './create-exam.ts';
import * as schema from './exams.schema.ts';
import { findExam, listExams, listOpenExams } from './find-exams.ts';
import { listToExamine } from './students-to-examine.ts';

const tag = 'Progress';
/** Teachers have it for their own reports, and hold the exams for which they are named. */
const access = { permission: 'classes.report.create' } as const;
const params = schema.examParams;
const json = { accepts: ['json'], maxBytes: 64 * 1024 } as const;

export const examEndpoints = [
  endpoint({
    method: 'get',
    path: '/students/:id/exams',
    tag,
    summary: 'List a student’s exams, for the family and the teacher those that are recorded',
    access: 'session',
    params,
    response: { schema: schema.examsResponse },
    errors: [403, 404],
    handle: (ctx, { params: { id } }) => listExams({ ctx, id }),
  }),
  endpoint({
    method: 'post',
    path: '/students/:id/exams',
    tag,
    summary: 'Start an exam, or name the teacher who holds it',
    access,
    params,
    body: { schema: schema.newExamBody, ...json },
    response: { status: 201, schema: schema.examResponse },
    idempotent: true,
    errors: [404, 409],
    handle: async (ctx, { params: { id }, body: input }) => ({ data: await createExam({ ctx, id, input }) }),
  }),
  endpoint({
    method: 'get',
    path: '/exams',
    tag,
    summary: 'List the exams that are not recorded, of the viewer and the viewer’s team',
    access,
    query: schema.openExamsQuery,
    response: { schema: schema.openExamsPage },
    handle: (ctx, { query }) => listOpenExams(ctx, query),
  }),
  endpoint({
    method: 'get',
    path: '/exams/:id',
    tag,
    summary: 'Get an exam',
    access: 'session',
    params,
    response: { schema: schema.examResponse },
    errors: [403, 404],
    handle: async (ctx, { params: { id } }) => ({ data: await findExam({ ctx, id }) }),
  }),
  endpoint({
    method: 'put',
    path: '/exams/:id',
    tag,
    summary: 'Start an exam, save its mistakes, record or correct its result',
    access,
    params,
    body: { schema: schema.examBody, ...json },
    response: { schema: schema.examResponse },
    errors: [404, 409],
    handle: async (ctx, { params: { id }, body: input }) => ({ data: await changeExam({ ctx, id, input }) }),
  }),
  endpoint({
    method: 'delete',
    path: '/exams/:id',
    tag,
    summary: 'Delete an exam that is not recorded',
    access,
    params,
    response: { schema: message },
    errors: [404, 409],
    async handle(ctx, { params: { id } }) {
      await deleteExam({ ctx, id });
      return { message: 'The exam was deleted' };
    },
  }),
  endpoint({
    method: 'get',
    path: '/students-to-examine',
    tag,
    summary: 'List whose juz are ready for an exam, for leaders and admins',
    access,
    response: { schema: schema.toExamineResponse },
    handle: (ctx) => listToExamine(ctx),
  }),
];
