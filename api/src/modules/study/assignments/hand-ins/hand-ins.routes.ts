import { endpoint } from '#base/http/endpoint.ts';
import { idParams } from '#base/http/fields.ts';
import { handInFiles } from '#modules/platform/files/media/media-files.ts';
import { handIn } from './hand-in.ts';
import { handInUpload } from './hand-in-upload.ts';
import * as schema from './hand-ins.schema.ts';
import { listHandIns } from './list-hand-ins.ts';
import { markHandIn } from './mark-hand-in.ts';

const tag = 'Assignments';
const params = idParams;
const response = { schema: schema.handInResponse };

export const handInEndpoints = [
  endpoint({
    method: 'get',
    path: '/assignments/:id/hand-ins',
    tag,
    summary: 'List what was handed in for an assignment, the latest first',
    access: 'session',
    params,
    query: schema.handInsQuery,
    response: { schema: schema.handInsPage },
    errors: [403, 404, 422],
    handle: (ctx, { params: { id }, query }) => listHandIns({ ctx, id, query }),
  }),
  endpoint({
    method: 'post',
    path: '/assignments/:id/hand-ins',
    tag,
    summary:
      'Hand in a recitation of at most three minutes, a picture or a PDF, as the student of the assignment, or as a parent of a child under 16',
    access: 'session',
    params,
    body: { schema: schema.handInBody, accepts: ['multipart'], maxBytes: 8 * 1024, files: handInFiles },
    response: { status: 201, ...response },
    idempotent: true,
    errors: [403, 404, 409],
    handle: async (ctx, { params: { id }, body: input }) => ({ data: await handIn({ ctx, id, input }) }),
  }),
  endpoint({
    method: 'put',
    path: '/assignments/:id/hand-ins/:upload',
    tag,
    summary: 'Hand in a file that came in parts; a repetition gives what was handed in',
    access: 'session',
    params: schema.handInUploadParams,
    body: { schema: schema.handInUploadBody, accepts: ['json'], maxBytes: 8 * 1024 },
    response,
    errors: [403, 404, 409],
    handle: async (ctx, { params: { id, upload }, body: { note = null } }) => ({
      data: await handInUpload({ ctx, id, upload, note }),
    }),
  }),
  endpoint({
    method: 'put',
    path: '/hand-ins/:id/mark',
    tag,
    summary: 'Mark what was handed in last, with a grade, a comment and words at moments of the recitation',
    access: 'session',
    params,
    body: { schema: schema.markBody, accepts: ['json'], maxBytes: 64 * 1024 },
    response,
    errors: [403, 404, 409],
    handle: async (ctx, { params: { id }, body: input }) => ({ data: await markHandIn({ ctx, id, input }) }),
  }),
];
