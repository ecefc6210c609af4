import { endpoint } from '#base/http/endpoint.ts';
import { message } from '#base/http/fields.ts';
import { createRelation } from './create-relation.ts';
import { deleteRelation } from './delete-relation.ts';
import { editRelation } from './edit-relation.ts';
import { listRelations } from './list-relations.ts';
import * as schema from './relations.schema.ts';

const SMALL = 4 * 1024;
const body = { schema: schema.relationBody, accepts: ['json'], maxBytes: SMALL } as const;

const list = endpoint({
  method: 'get',
  path: '/relations',
  tag: 'Relations',
  summary: 'List relations between students and relatives',
  access: { permission: 'relations.relatives.read' },
  query: schema.relationsQuery,
  response: { schema: schema.relationsPage },
  handle: (ctx, { query }) => listRelations({ ctx, query }),
});

const create = endpoint({
  method: 'post',
  path: '/relations',
  unknownFields: 'rejected',
  tag: 'Relations',
  summary: 'Create a relation between a student and a relative',
  access: { permission: 'relations.relatives.create' },
  body,
  response: { status: 201, schema: schema.relationResponse },
  idempotent: true,
  handle: (ctx, input) => createRelation({ ctx, input: input.body }),
});

const edit = endpoint({
  method: 'put',
  path: '/relations/:id',
  tag: 'Relations',
  summary: 'Update a relation',
  access: { permission: 'relations.relatives.update' },
  params: schema.relationParams,
  body,
  response: { schema: schema.relationResponse },
  errors: [404],
  handle: (ctx, input) => editRelation({ ctx, id: input.params.id, input: input.body }),
});

const remove = endpoint({
  method: 'delete',
  path: '/relations/:id',
  tag: 'Relations',
  summary: 'Delete a relation; the relative loses access at once',
  access: { permission: 'relations.relatives.delete' },
  params: schema.relationParams,
  response: { schema: message },
  errors: [404],
  async handle(ctx, { params }) {
    await deleteRelation({ ctx, id: params.id });
    return { message: 'Relation deleted' };
  },
});

export const relationEndpoints = [list, create, edit, remove];
