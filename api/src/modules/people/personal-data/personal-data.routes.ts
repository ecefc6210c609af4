import { endpoint } from '#base/http/endpoint.ts';
import { idParams } from '#base/http/fields.ts';
import { childrenIds } from '#modules/people/relatives/children.ts';
import { sendFile } from '#modules/platform/files/send-file.ts';
import { approveErasure, askForErasure, rejectErasure, withdrawErasure } from './change-erasures.ts';
import { askForExport, exportFile, exportsOf, findExport } from './exports.ts';
import { leftOut } from './left-out.ts';
import * as schema from './personal-data.schema.ts';
import { listErasures, ownErasures, ownPeople } from './read-erasures.ts';

const tag = 'Personal data';
const SMALL = 4 * 1024;
const admins = { permission: 'users.delete', roles: ['admin', 'super-admin'] } as const;
const body = <Schema extends typeof schema.aboutBody | typeof schema.rejectBody>(of: Schema) =>
  ({ schema: of, accepts: ['json'], maxBytes: SMALL }) as const;
const optionalBody = { ...body(schema.aboutBody), optional: true } as const;

const own = endpoint({
  method: 'get',
  path: '/personal-data',
  tag,
  summary: 'List your exports and your requests to erase, and the people whom they can be about',
  access: 'session',
  response: { schema: schema.ownResponse },
  handle: async (ctx) => ({
    data: {
      people: await ownPeople(ctx, childrenIds('$1')),
      exports: await exportsOf(ctx.sql, ctx.viewer.userId, ctx.now),
      erasures: await ownErasures(ctx),
      leftOut: [...leftOut],
    },
  }),
});

const askExport = endpoint({
  method: 'post',
  path: '/personal-data/export',
  tag,
  summary: 'Ask for a copy of your data or a child’s; one a day',
  access: 'session',
  body: optionalBody,
  response: { status: 201, schema: schema.exportResponse },
  errors: [403, 404, 422, 429],
  handle: async (ctx, { body: input }) => ({ data: await askForExport(ctx, input) }),
});

const readExport = endpoint({
  method: 'get',
  path: '/personal-data/exports/:id',
  inView: 'closed',
  tag,
  summary: 'Get an export of yours, and its address once it is ready',
  access: 'session',
  params: idParams,
  response: { schema: schema.exportResponse },
  errors: [404],
  handle: async (ctx, { params }) => ({ data: await findExport(ctx, params.id) }),
});

const download = endpoint({
  method: 'get',
  path: '/personal-data/exports/:id/file',
  inView: 'closed',
  tag,
  summary: 'Download an export of yours',
  access: 'session',
  params: idParams,
  response: { type: 'application/zip' },
  errors: [404, 416],
  async handle(ctx, { params, c }) {
    const file = await exportFile(ctx, params.id);
    return sendFile(c, ctx.deps.files, {
      ...file,
      mime: 'application/zip',
      cacheControl: 'private, no-store',
      saveAs: 'my-data.zip',
    });
  },
});

const askErasure = endpoint({
  method: 'post',
  path: '/personal-data/erasure',
  tag,
  summary: 'Ask an admin to erase your data or a child’s',
  access: 'session',
  body: optionalBody,
  response: { status: 201, schema: schema.erasureResponse },
  errors: [403, 404, 409, 422, 429],
  handle: async (ctx, { body: input }) => ({ data: await askForErasure(ctx, input) }),
});

const list = endpoint({
  method: 'get',
  path: '/erasures',
  tag,
  summary: 'List requests to erase, the newest first',
  access: admins,
  query: schema.erasuresQuery,
  response: { schema: schema.erasuresPage },
  handle: (ctx, { query }) => listErasures(ctx, query),
});

const approve = endpoint({
  method: 'put',
  path: '/erasures/:id/approve',
  tag,
  summary: 'Agree to erase a person: the data go after 14 days',
  access: admins,
  params: idParams,
  response: { schema: schema.erasureResponse },
  errors: [404, 409],
  handle: async (ctx, { params }) => ({ data: await approveErasure(ctx, params.id) }),
});

const reject = endpoint({
  method: 'put',
  path: '/erasures/:id/reject',
  tag,
  summary: 'Do not agree to erase a person',
  access: admins,
  params: idParams,
  body: body(schema.rejectBody),
  response: { schema: schema.erasureResponse },
  errors: [404, 409, 422],
  handle: async (ctx, { params, body: { note } }) => ({ data: await rejectErasure(ctx, params.id, note) }),
});

const withdraw = endpoint({
  method: 'delete',
  path: '/personal-data/erasures/:id',
  tag,
  summary: 'Take a request to erase back',
  access: 'session',
  params: idParams,
  response: { schema: schema.erasureResponse },
  errors: [404, 409],
  handle: async (ctx, { params }) => ({ data: await withdrawErasure(ctx, params.id) }),
});

export const personalDataEndpoints = [
  own,
  askExport,
  readExport,
  download,
  askErasure,
  list,
  approve,
  reject,
  withdraw,
];
