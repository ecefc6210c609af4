import { endpoint } from '#base/http/endpoint.ts';
import { message } from '#base/http/fields.ts';
import { objectFiles } from '#modules/platform/files/media/media-files.ts';
import { createMaterial, deleteMaterial, editMaterial } from './change-materials.ts';
import { findMaterial, listMaterials } from './list-materials.ts';
import * as schema from './materials.schema.ts';

const tag = 'Materials';
const body = {
  accepts: ['json', 'multipart'],
  maxBytes: 128 * 1024,
  files: objectFiles(['file'], { withOffice: true }),
} as const;

const list = endpoint({
  method: 'get',
  path: '/materials',
  tag,
  summary: 'List learning materials',
  access: { permission: 'materials.read' },
  query: schema.materialsQuery,
  response: { schema: schema.materialsPage },
  handle: (ctx, { query }) => listMaterials({ ctx, query }),
});

const find = endpoint({
  method: 'get',
  path: '/materials/:id',
  tag,
  summary: 'Get a learning material',
  access: { permission: 'materials.read' },
  params: schema.materialParams,
  response: { schema: schema.materialResponse },
  errors: [404],
  handle: async (ctx, { params }) => ({ data: await findMaterial({ ctx, id: params.id }) }),
});

const create = endpoint({
  method: 'post',
  path: '/materials',
  tag,
  summary: 'Create a learning material, also with a PDF, a picture or an Office document',
  access: { permission: 'materials.create' },
  body: { schema: schema.materialBody, ...body },
  response: { status: 201, schema: schema.materialResponse },
  idempotent: true,
  handle: async (ctx, { body: input }) => ({ data: await createMaterial({ ctx, input }) }),
});

const edit = endpoint({
  method: 'put',
  path: '/materials/:id',
  tag,
  summary: 'Update a learning material; without a file the one that is there stays',
  access: { permission: 'materials.update' },
  params: schema.materialParams,
  body: { schema: schema.editMaterialBody, ...body },
  response: { schema: schema.materialResponse },
  errors: [404],
  handle: async (ctx, { params, body: input }) => ({ data: await editMaterial({ ctx, id: params.id, input }) }),
});

const remove = endpoint({
  method: 'delete',
  path: '/materials/:id',
  tag,
  summary: 'Delete a learning material; classes keep its name',
  access: { permission: 'materials.delete' },
  params: schema.materialParams,
  response: { schema: message },
  errors: [404],
  async handle(ctx, { params }) {
    await deleteMaterial({ ctx, id: params.id });
    return { message: 'Material Deleted' };
  },
});

export const materialEndpoints = [list, find, create, edit, remove];
