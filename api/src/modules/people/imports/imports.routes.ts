import { endpoint } from '#base/http/endpoint.ts';
import { applyImport } from './apply/apply-import.ts';
import { checkImport } from './check-import.ts';
import * as schema from './imports.schema.ts';
import { listImports, readImport } from './stored-import.ts';
import { undoImport } from './undo/undo-import.ts';

const tag = 'Imports';
const SMALL = 8 * 1024;
const access = { permission: 'users.create', roles: ['admin', 'super-admin'] };
const params = schema.importParams;

const check = endpoint({
  method: 'post',
  path: '/imports',
  tag,
  summary: 'Check a CSV or XLSX file of students or teachers; nobody is made or changed',
  access,
  body: {
    schema: schema.importBody,
    accepts: ['multipart'],
    maxBytes: schema.MOST_BYTES + SMALL,
    tooLarge: schema.tooLarge,
  },
  response: { status: 201, schema: schema.importResponse },
  errors: [413, 415, 422, 429],
  handle: async (ctx, { body: input }) => ({ data: await checkImport({ ctx, input }) }),
});

const list = endpoint({
  method: 'get',
  path: '/imports',
  tag,
  summary: 'List the imports of people, newest first',
  access,
  query: schema.importsQuery,
  response: { schema: schema.importsPage },
  errors: [422],
  handle: (ctx, { query }) => listImports(ctx, query),
});

const find = endpoint({
  method: 'get',
  path: '/imports/:id',
  tag,
  summary: 'Get an import with its wrong cells',
  access,
  params,
  response: { schema: schema.importResponse },
  errors: [404],
  handle: async (ctx, { params: { id } }) => ({ data: await readImport(ctx.sql, ctx.now, id) }),
});

const apply = endpoint({
  method: 'post',
  path: '/imports/:id/apply',
  tag,
  summary: 'Make and change everybody of a checked file, or nobody; mail goes out only where it is asked for',
  access,
  params,
  body: { schema: schema.applyBody, accepts: ['json'], maxBytes: SMALL, optional: true },
  response: { schema: schema.importResponse },
  errors: [404, 409, 422],
  handle: async (ctx, { params: { id }, body: { mail } }) => ({ data: await applyImport({ ctx, id, mail }) }),
});

const undo = endpoint({
  method: 'delete',
  path: '/imports/:id',
  tag,
  summary: 'Undo an import within 24 hours for whatever nobody has touched since; forget one that was only checked',
  access,
  params,
  response: { schema: schema.undoneResponse },
  errors: [404, 409],
  handle: async (ctx, { params: { id } }) => ({ data: await undoImport({ ctx, id }) }),
});

export const importEndpoints = [check, list, find, apply, undo];
