import { type Endpoint, endpoint } from '#base/http/endpoint.ts';
import { message } from '#base/http/fields.ts';
import { listLedger } from '#modules/people/ledger/list-ledger.ts';
import { createUser } from './create-user.ts';
import { type DeletionCheck, deleteUser } from './delete-user.ts';
import { findUser } from './find-user.ts';
import { listUsers } from './list-users.ts';
import { setPassword } from './set-password.ts';
import { updateUser } from './update-user.ts';
import * as schema from './users.schema.ts';
import { usersCsv } from './users-csv.ts';

const SMALL = 16 * 1024;
const json = ['json'] as const;
const tag = 'Users';

const list = endpoint({
  method: 'get',
  path: '/users',
  tag,
  summary: 'The people whom the reader may see; `search` looks into name, e-mail, phone and code',
  access: { permission: 'users.read' },
  query: schema.usersQuery,
  answer: { schema: schema.usersPage },
  refusals: [422],
  handle: (ctx, { query }) => listUsers({ ctx, query }),
});

const csv = endpoint({
  method: 'get',
  path: '/users.csv',
  tag,
  summary: 'The same, all of them, for spreadsheets',
  access: { permission: 'users.read' },
  query: schema.usersFilter,
  answer: { type: 'text/csv', description: 'UTF-8 with a byte order mark' },
  refusals: [422],
  handle: (ctx, { query, c }) => usersCsv({ ctx, filter: query, c }),
});

const find = endpoint({
  method: 'get',
  path: '/users/:id',
  tag,
  summary: 'One person, with what they may do',
  access: { permission: 'users.read' },
  params: schema.userParams,
  answer: { schema: schema.userAnswer },
  refusals: [404],
  handle: (ctx, { params }) => findUser({ ctx, id: params.id }),
});

const create = endpoint({
  method: 'post',
  path: '/users',
  tag,
  summary: 'Makes an account',
  access: { permission: 'users.create' },
  body: { schema: schema.newUser, accepts: json, maxBytes: SMALL },
  answer: { status: 201, schema: schema.createdAnswer },
  once: true,
  refusals: [422],
  handle: async (ctx, { body }) => ({ data: { id: String(await createUser({ ctx, input: body })) } }),
});

const update = endpoint({
  method: 'put',
  path: '/users/:id',
  tag,
  summary: 'Changes an account, activates or deactivates it, or says how many classes remain',
  access: { permission: 'users.update' },
  params: schema.userParams,
  body: { schema: schema.changedUser, accepts: json, maxBytes: SMALL },
  answer: { schema: message },
  refusals: [404, 409, 422],
  async handle(ctx, { params, body }) {
    await updateUser({ ctx, id: params.id, input: body });
    return { message: 'User changed' };
  },
});

const remove = (checks: readonly DeletionCheck[]) =>
  endpoint({
    method: 'delete',
    path: '/users/:id',
    tag,
    summary: 'Deletes an account; what the person has done keeps their name',
    access: { permission: 'users.delete' },
    params: schema.userParams,
    answer: { schema: message },
    refusals: [404, 409],
    async handle(ctx, { params }) {
      await deleteUser({ ctx, id: params.id, checks });
      return { message: 'User deleted' };
    },
  });

const password = endpoint({
  method: 'put',
  path: '/users/:id/password',
  tag,
  summary: 'Sets somebody’s password; their sessions end',
  access: { permission: 'users.update' },
  params: schema.userParams,
  body: { schema: schema.newPassword, accepts: json, maxBytes: SMALL },
  answer: { schema: message },
  refusals: [404, 422],
  async handle(ctx, { params, body }) {
    await setPassword({ ctx, id: params.id, password: body.password });
    return { message: 'Password changed' };
  },
});

const ledger = endpoint({
  method: 'get',
  path: '/users/:id/ledger',
  tag,
  summary: 'What a student’s remaining classes are made of',
  access: 'session',
  params: schema.userParams,
  query: schema.ledgerQuery,
  answer: { schema: schema.ledgerPage },
  refusals: [404, 422],
  handle: (ctx, { params, query }) => listLedger({ ctx, id: params.id, query }),
});

/** `checks`: of every module that keeps somebody from being deleted (D5). */
export const userEndpoints = (checks: readonly DeletionCheck[]): Endpoint[] => [
  list,
  csv,
  find,
  create,
  update,
  remove(checks),
  password,
  ledger,
];
