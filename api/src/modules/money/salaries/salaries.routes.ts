import { endpoint } from '#base/http/endpoint.ts';
import { message } from '#base/http/fields.ts';
import * as schema from './salaries.schema.ts';
import { addSalary, changeSalary, deleteSalary, listSalaries } from './salaries.ts';

const tag = 'Users';
const body = { schema: schema.salaryBody, accepts: ['json'], maxBytes: 4 * 1024 } as const;
const mayWrite = { permission: 'salaries.update' } as const;

const list = endpoint({
  method: 'get',
  path: '/teacher-salaries/:teacherId',
  tag,
  summary: 'List a teacher’s prices per class; for the teacher and with `salaries.read`',
  access: 'session',
  params: schema.teacherParams,
  query: schema.salariesQuery,
  response: { schema: schema.salariesPage },
  errors: [404, 422],
  handle: (ctx, { params, query }) => listSalaries({ ctx, teacherId: params.teacherId, query }),
});

const add = endpoint({
  method: 'post',
  path: '/teacher-salaries/:teacherId',
  unknownFields: 'rejected',
  tag,
  summary: 'Create a price per class or per hour with its effective date',
  access: mayWrite,
  params: schema.teacherParams,
  body,
  response: { status: 201, schema: schema.salaryResponse },
  idempotent: true,
  errors: [404, 409, 422],
  handle: async (ctx, { params, body: input }) => ({
    data: await addSalary({ ctx, teacherId: params.teacherId, input }),
  }),
});

const change = endpoint({
  method: 'put',
  path: '/teacher-salaries/:teacherId/:id',
  tag,
  summary: 'Update a price or its effective date',
  access: mayWrite,
  params: schema.salaryParams,
  body,
  response: { schema: schema.salaryResponse },
  errors: [404, 409, 422],
  handle: async (ctx, { params, body: input }) => ({ data: await changeSalary({ ctx, ...params, input }) }),
});

const remove = endpoint({
  method: 'delete',
  path: '/teacher-salaries/:teacherId/:id',
  tag,
  summary: 'Delete a price',
  access: mayWrite,
  params: schema.salaryParams,
  response: { schema: message },
  errors: [404],
  async handle(ctx, { params }) {
    await deleteSalary({ ctx, ...params });
    return { message: 'Salary deleted' };
  },
});

export const salaryEndpoints = [list, add, change, remove];
