import { endpoint } from '#base/http/endpoint.ts';
import { message } from '#base/http/fields.ts';
import { objectFiles } from '#modules/platform/files/media/media-files.ts';
import { addAssignment } from './add-assignment.ts';
import * as schema from './assignments.schema.ts';
import { deleteAssignment, markSeen } from './change-assignment.ts';
import { changeDue } from './change-due.ts';
import { handInEndpoints } from './hand-ins/hand-ins.routes.ts';
import { findAssignment, listAssignments } from './list-assignments.ts';

const tag = 'Assignments';
const params = schema.assignmentParams;

const list = endpoint({
  method: 'get',
  path: '/assignments',
  tag,
  summary: 'List the assignments that the viewer can read by classes.assignments.read or as a relative of the student',
  access: 'session',
  query: schema.assignmentsQuery,
  response: { schema: schema.assignmentsPage },
  errors: [403, 422],
  handle: (ctx, { query }) => listAssignments({ ctx, query }),
});

const add = endpoint({
  method: 'post',
  path: '/assignments',
  tag,
  summary: 'Add a PDF or a picture to a class as an assignment',
  access: { permission: 'classes.assignments.create' },
  body: {
    schema: schema.assignmentBody,
    accepts: ['multipart'],
    maxBytes: 8 * 1024,
    files: objectFiles(['assignmentFile']),
  },
  response: { status: 201, schema: schema.assignmentResponse },
  idempotent: true,
  errors: [404],
  handle: async (ctx, { body: input }) => ({ data: await addAssignment({ ctx, input }) }),
});

const show = endpoint({
  method: 'get',
  path: '/assignments/:id',
  tag,
  summary: 'Get an assignment',
  access: 'session',
  params,
  response: { schema: schema.assignmentResponse },
  errors: [403, 404],
  handle: async (ctx, { params: { id } }) => ({ data: await findAssignment(ctx.sql, ctx, id) }),
});

const change = endpoint({
  method: 'put',
  path: '/assignments/:id',
  tag,
  summary: 'Change the last day to hand an assignment in, as who gave it or who adds for everybody',
  access: { permission: 'classes.assignments.create' },
  params,
  body: { schema: schema.dueBody, accepts: ['json'], maxBytes: 1024 },
  response: { schema: schema.assignmentResponse },
  errors: [404, 409],
  handle: async (ctx, { params: { id }, body: input }) => ({ data: await changeDue({ ctx, id, input }) }),
});

const seen = endpoint({
  method: 'post',
  path: '/assignments/:id/seen',
  tag,
  summary: 'Note that the student has opened an assignment; for other viewers it changes nothing',
  access: 'session',
  params,
  response: { schema: schema.assignmentResponse },
  errors: [403, 404],
  handle: async (ctx, { params: { id } }) => ({ data: await markSeen({ ctx, id }) }),
});

const remove = endpoint({
  method: 'delete',
  path: '/assignments/:id',
  tag,
  summary: 'Delete an assignment with its file',
  access: { permission: 'classes.assignments.create' },
  params,
  response: { schema: message },
  errors: [404],
  async handle(ctx, { params: { id } }) {
    await deleteAssignment({ ctx, id });
    return { message: 'Assignment Deleted' };
  },
});

export const assignmentEndpoints = [list, add, show, change, seen, remove, ...handInEndpoints];
