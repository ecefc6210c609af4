import { endpoint } from '#base/http/endpoint.ts';
import { message } from '#base/http/fields.ts';
import { createForm, deleteForm, editForm } from './change-forms.ts';
import * as schema from './forms.schema.ts';
import { findForm, listForms } from './list-forms.ts';

const tag = 'Forms';
const body = { schema: schema.formBody, accepts: ['json'], maxBytes: 1024 * 1024 } as const;

const list = endpoint({
  method: 'get',
  path: '/forms',
  tag,
  summary: 'List forms, newest first',
  access: { permission: 'forms.read' },
  query: schema.formsQuery,
  response: { schema: schema.formsPage },
  handle: (ctx, { query }) => listForms({ ctx, query }),
});

const find = endpoint({
  method: 'get',
  path: '/forms/:id',
  tag,
  summary: 'Get a form with its questions; a closed one only for those who work with forms',
  access: 'public',
  params: schema.formParams,
  response: { schema: schema.formResponse },
  errors: [404],
  handle: async (ctx, { params }) => ({ form: await findForm({ ctx, id: params.id }) }),
});

const create = endpoint({
  method: 'post',
  path: '/forms',
  tag,
  summary: 'Create a form',
  access: { permission: 'forms.create' },
  body,
  response: { status: 201, schema: schema.formResponse },
  idempotent: true,
  handle: async (ctx, { body: input }) => ({ form: await createForm({ ctx, input }) }),
});

const edit = endpoint({
  method: 'put',
  path: '/forms/:id',
  tag,
  summary:
    'Update a form; a question with its id stays the same question, submissions stay as they are; 409 with the present revision where the one given is outdated',
  access: { permission: 'forms.update' },
  params: schema.formParams,
  body,
  response: { schema: schema.formResponse },
  errors: [404, 409],
  handle: async (ctx, { params, body: input }) => ({ form: await editForm({ ctx, id: params.id, input }) }),
});

const remove = endpoint({
  method: 'delete',
  path: '/forms/:id',
  tag,
  summary: 'Delete a form; its submissions stay readable',
  access: { permission: 'forms.delete' },
  params: schema.formParams,
  response: { schema: message },
  errors: [404, 409],
  async handle(ctx, { params }) {
    await deleteForm({ ctx, id: params.id });
    return { message: 'Form Deleted' };
  },
});

export const formEndpoints = [list, find, create, edit, remove];
