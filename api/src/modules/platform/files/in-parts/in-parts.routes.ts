import { endpoint } from '#base/http/endpoint.ts';
import { message } from '#base/http/fields.ts';
import * as schema from './in-parts.schema.ts';
import { partFiles } from './received-part.ts';
import { openUpload, removeUpload, savePart } from './uploads-in-parts.ts';

const tag = 'Files';
const SMALL = 4 * 1024;
const response = { schema: schema.uploadResponse };

export const inPartsEndpoints = [
  endpoint({
    method: 'put',
    path: '/uploads/in-parts/:id',
    tag,
    summary: 'Announce a file that comes in parts, or ask which of them have arrived; the id is the device’s',
    access: 'session',
    params: schema.uploadParams,
    body: { schema: schema.openBody, accepts: ['json'], maxBytes: SMALL },
    response,
    errors: [404, 409],
    handle: async (ctx, { params: { id }, body: input }) => ({ data: await openUpload({ ctx, id, input }) }),
  }),
  endpoint({
    method: 'put',
    path: '/uploads/in-parts/:id/:number',
    tag,
    summary: 'Send a part of a file, numbered from 0; each has `partBytes`, the last one the rest',
    access: 'session',
    params: schema.partParams,
    body: { schema: schema.partBody, accepts: ['multipart'], maxBytes: SMALL, files: partFiles },
    response,
    errors: [404],
    handle: async (ctx, { params, body: { part } }) => ({ data: await savePart({ ctx, ...params, part }) }),
  }),
  endpoint({
    method: 'delete',
    path: '/uploads/in-parts/:id',
    tag,
    summary: 'Give up a file that comes in parts',
    access: 'session',
    params: schema.uploadParams,
    response: { schema: message },
    errors: [404],
    async handle(ctx, { params: { id } }) {
      await removeUpload({ ctx, id });
      return { message: 'Upload removed' };
    },
  }),
];
