import { endpoint } from '#base/http/endpoint.ts';
import { addEnrolment } from './add-enrolment.ts';
import { changeEnrolment } from './change-enrolment.ts';
import * as schema from './enrolments.schema.ts';
import { listEnrolments } from './read-enrolments.ts';

const tag = 'Enrolments';
const { params } = schema;
const body = { accepts: ['json'], maxBytes: 4096 } as const;
const change = {
  tag,
  access: { permission: 'users.update' },
  params,
  unknownFields: 'rejected',
  errors: [404, 409, 422],
} as const;

export const enrolmentEndpoints = [
  endpoint({
    method: 'get',
    path: '/students/:id/enrolments',
    tag,
    summary: 'List what a student learns with whom, for whoever reads the student',
    access: 'session',
    params,
    response: { schema: schema.enrolmentsResponse },
    errors: [403, 404],
    handle: (ctx, { params: { id } }) => listEnrolments({ ctx, id }),
  }),
  endpoint({
    ...change,
    method: 'post',
    path: '/students/:id/enrolments',
    summary: 'Add a subject with a teacher',
    body: { ...body, schema: schema.newEnrolment },
    response: { status: 201, schema: schema.enrolmentResponse },
    idempotent: true,
    handle: async (ctx, { params: { id }, body: input }) => ({
      data: await addEnrolment({ ctx, studentId: id, input }),
    }),
  }),
  endpoint({
    ...change,
    method: 'put',
    path: '/enrolments/:id',
    summary: 'Change teacher, length, subject or state; only the fields that are sent change',
    body: { ...body, schema: schema.changedEnrolment },
    response: { schema: schema.enrolmentResponse },
    handle: async (ctx, { params: { id }, body: input }) => ({ data: await changeEnrolment({ ctx, id, input }) }),
  }),
  endpoint({
    ...change,
    method: 'post',
    path: '/enrolments/:id/end',
    summary: 'End an enrolment from a day on, by default today',
    body: { ...body, schema: schema.endedEnrolment, optional: true },
    response: { schema: schema.enrolmentResponse },
    handle: async (ctx, { params: { id }, body }) => ({
      data: await changeEnrolment({ ctx, id, input: { ...body, state: 'ended' } }),
    }),
  }),
];
