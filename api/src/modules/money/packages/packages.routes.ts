import { endpoint } from '#base/http/endpoint.ts';
import { message } from '#base/http/fields.ts';
import { createPackage, deletePackage, editPackage, setPackageActive } from './change-packages.ts';
import { findPackage, listPackages } from './list-packages.ts';
import * as schema from './packages.schema.ts';
import { listAudiences } from './stored-package.ts';

const tag = 'Subscriptions';
const body = { schema: schema.packageBody, accepts: ['json'], maxBytes: 32 * 1024 } as const;

const list = endpoint({
  method: 'get',
  path: '/packages',
  tag,
  summary: 'List packages',
  access: { permission: 'subscriptions.packages.read' },
  query: schema.packagesQuery,
  response: { schema: schema.packagesPage },
  handle: (ctx, { query }) => listPackages({ ctx, query }),
});

const audiences = endpoint({
  method: 'get',
  path: '/packages/audiences',
  tag,
  summary: 'List the roles that a package can be visible to',
  access: { permission: 'subscriptions.packages.read' },
  response: { schema: schema.audiencesResponse },
  handle: async ({ sql }) => ({ data: await listAudiences(sql) }),
});

const find = endpoint({
  method: 'get',
  path: '/packages/:id',
  tag,
  summary: 'Get a package',
  access: { permission: 'subscriptions.packages.read' },
  params: schema.packageParams,
  response: { schema: schema.packageResponse },
  errors: [404],
  handle: async (ctx, { params }) => ({ data: await findPackage({ ctx, id: params.id }) }),
});

const create = endpoint({
  method: 'post',
  path: '/packages',
  unknownFields: 'rejected',
  tag,
  summary: 'Create a package',
  access: { permission: 'subscriptions.packages.create' },
  body,
  response: { status: 201, schema: schema.packageResponse },
  idempotent: true,
  handle: async (ctx, { body: input }) => ({ data: await createPackage({ ctx, input }) }),
});

const edit = endpoint({
  method: 'put',
  path: '/packages/:id',
  tag,
  summary: 'Update a package',
  access: { permission: 'subscriptions.packages.update' },
  params: schema.packageParams,
  body,
  response: { schema: schema.packageResponse },
  errors: [404],
  handle: async (ctx, { params, body: input }) => ({ data: await editPackage({ ctx, id: params.id, input }) }),
});

const deactivate = endpoint({
  method: 'put',
  path: '/packages/:id/deactivate',
  tag,
  summary: 'End the sale of a package; running subscriptions continue',
  access: { permission: 'subscriptions.packages.update' },
  params: schema.packageParams,
  response: { schema: schema.packageResponse },
  errors: [404, 409],
  handle: async (ctx, { params }) => ({ data: await setPackageActive({ ctx, id: params.id, active: false }) }),
});

const reactivate = endpoint({
  method: 'put',
  path: '/packages/:id/reactivate',
  tag,
  summary: 'Resume the sale of a package',
  access: { permission: 'subscriptions.packages.update' },
  params: schema.packageParams,
  response: { schema: schema.packageResponse },
  errors: [404, 409],
  handle: async (ctx, { params }) => ({ data: await setPackageActive({ ctx, id: params.id, active: true }) }),
});

const remove = endpoint({
  method: 'delete',
  path: '/packages/:id',
  tag,
  summary: 'Delete a package; what was bought remains',
  access: { permission: 'subscriptions.packages.delete' },
  params: schema.packageParams,
  response: { schema: message },
  errors: [404],
  async handle(ctx, { params }) {
    await deletePackage({ ctx, id: params.id });
    return { message: 'Package Deleted' };
  },
});

export const packageEndpoints = [list, audiences, find, create, edit, deactivate, reactivate, remove];
