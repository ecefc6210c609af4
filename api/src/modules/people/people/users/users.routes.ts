import { type Endpoint, endpoint } from '#base/http/endpoint.ts';
import { message } from '#base/http/fields.ts';
import { ledgerPage, ledgerQuery } from '#modules/people/people/ledger/ledger.schema.ts';
import type { LedgerSources } from '#modules/people/people/ledger/ledger-sources.ts';
import { listLedger } from '#modules/people/people/ledger/list-ledger.ts';
import { createUser } from './create-user.ts';
import { deleteUser } from './delete-user.ts';
import { findUser } from './find-user.ts';
import { inviteUser } from './invite-user.ts';
import { inviteUsers } from './invite-users.ts';
import type { FindMakeUps } from './list/find-make-ups.ts';
import { listUsers } from './list/list-users.ts';
import { usersCsv } from './list/users-csv.ts';
import { resetTwoStepsOf } from './reset-two-steps.ts';
import { setPassword } from './set-password.ts';
import { updateUser } from './update-user.ts';
import type { UserPolicies } from './users.policy.ts';
import * as schema from './users.schema.ts';
import { viewAs } from './view-as.ts';

const SMALL = 16 * 1024;
const json = ['json'] as const;
const tag = 'Users';

const list = ({ policies, findMakeUps }: Pick<AboveUsers, 'policies' | 'findMakeUps'>) =>
  endpoint({
    method: 'get',
    path: '/users',
    tag,
    summary: 'List the users whom the viewer can see; `search` matches name, email, phone and code',
    access: { permission: 'users.read', or: 'users.names' },
    query: schema.usersQuery,
    response: { schema: schema.usersPage },
    errors: [422],
    handle: (ctx, { query }) => listUsers({ ctx, query, policies, findMakeUps }),
  });

const csv = (above: Pick<AboveUsers, 'policies' | 'findMakeUps'>) =>
  endpoint({
    method: 'get',
    path: '/users.csv',
    inView: 'closed',
    tag,
    summary: 'Export the filtered users as CSV',
    access: { permission: 'users.read' },
    query: schema.usersFilter,
    response: { type: 'text/csv', description: 'UTF-8 with a byte order mark' },
    errors: [422],
    handle: (ctx, { query, c }) => usersCsv({ ctx, filter: query, c, ...above }),
  });

const find = (policies: UserPolicies) =>
  endpoint({
    method: 'get',
    path: '/users/:id',
    tag,
    summary: 'Get a user with their permissions',
    access: { permission: 'users.read', or: 'users.names' },
    params: schema.userParams,
    response: { schema: schema.userResponse },
    errors: [404],
    handle: (ctx, { params }) => findUser({ ctx, id: params.id, policies }),
  });

const create = endpoint({
  method: 'post',
  path: '/users',
  tag,
  summary: 'Create a user, who is invited by mail if the call has no password',
  access: { permission: 'users.create' },
  body: { schema: schema.newUser, accepts: json, maxBytes: SMALL },
  response: { status: 201, schema: schema.createdResponse },
  idempotent: true,
  errors: [422],
  handle: async (ctx, { body }) => ({ data: { id: String(await createUser({ ctx, input: body })) } }),
});

const update = ({ sources }: Pick<AboveUsers, 'sources'>) =>
  endpoint({
    method: 'put',
    path: '/users/:id',
    tag,
    summary: 'Update a user: account, active state or remaining classes',
    access: { permission: 'users.update' },
    params: schema.userParams,
    body: { schema: schema.changedUser, accepts: json, maxBytes: SMALL },
    response: { schema: message },
    errors: [404, 409, 422],
    async handle(ctx, { params, body }) {
      await updateUser({ ctx, id: params.id, input: body, sources });
      return { message: 'User changed' };
    },
  });

const remove = endpoint({
  method: 'delete',
  path: '/users/:id',
  tag,
  summary: 'Delete a user; their name stays on what they have done',
  access: { permission: 'users.delete' },
  params: schema.userParams,
  response: { schema: message },
  errors: [404, 409],
  async handle(ctx, { params }) {
    await deleteUser({ ctx, id: params.id });
    return { message: 'User deleted' };
  },
});

const password = endpoint({
  method: 'put',
  path: '/users/:id/password',
  tag,
  summary: 'Set the password of a user; their sessions end',
  access: { permission: 'users.update' },
  params: schema.userParams,
  body: { schema: schema.newPassword, accepts: json, maxBytes: SMALL },
  response: { schema: message },
  errors: [404, 422],
  async handle(ctx, { params, body }) {
    await setPassword({ ctx, id: params.id, password: body.password });
    return { message: 'Password changed' };
  },
});

const invitation = endpoint({
  method: 'post',
  path: '/users/:id/invitation',
  tag,
  summary: 'Invite a user who has not signed in yet, by mail, to choose a password',
  access: { permission: 'users.update' },
  params: schema.userParams,
  response: { schema: message },
  errors: [404, 409],
  before: (ctx) => ctx.deps.limits.invitations.take(String(ctx.viewer?.userId)),
  async handle(ctx, { params }) {
    await inviteUser({ ctx, id: params.id });
    return { message: 'Invitation sent' };
  },
});

const invitations = (policies: UserPolicies) =>
  endpoint({
    method: 'post',
    path: '/users/invitations',
    // A misspelt filter would invite everybody.
    unknownFields: 'rejected',
    tag,
    summary: 'Invite the filtered users who can be invited: those in `ids` also again, others if they are not invited',
    access: { permission: 'users.update' },
    query: schema.usersFilter,
    response: { schema: schema.invitedResponse },
    errors: [422],
    before: (ctx) => ctx.deps.limits.bulkInvitations.take(String(ctx.viewer?.userId)),
    handle: async (ctx, { query }) => ({ data: { invited: await inviteUsers({ ctx, filter: query, policies }) } }),
  });

const twoSteps = endpoint({
  method: 'delete',
  path: '/users/:id/two-steps',
  tag,
  summary: 'Reset the two-step sign-in of a user who cannot get in; their sessions end',
  access: { permission: 'users.update' },
  params: schema.userParams,
  response: { schema: message },
  errors: [404, 409],
  async handle(ctx, { params }) {
    await resetTwoStepsOf({ ctx, id: params.id });
    return { message: 'Two-step sign-in reset' };
  },
});

const view = endpoint({
  method: 'post',
  path: '/users/:id/view-as',
  tag,
  summary: 'See the academy as a user does, for half an hour: a session that changes nothing',
  access: { permission: 'users.read', roles: ['admin', 'super-admin'] },
  params: schema.userParams,
  response: { schema: schema.viewResponse },
  errors: [404, 409],
  handle: async (ctx, { params }) => ({ data: { token: await viewAs({ ctx, id: params.id }) } }),
});

const ledger = (sources: LedgerSources) =>
  endpoint({
    method: 'get',
    path: '/users/:id/ledger',
    tag,
    summary: 'List the ledger of a student’s remaining classes',
    access: 'session',
    params: schema.userParams,
    query: ledgerQuery,
    response: { schema: ledgerPage },
    errors: [404, 422],
    handle: (ctx, { params, query }) => listLedger({ ctx, id: params.id, query, sources }),
  });

export interface AboveUsers {
  /** The policies of the modules above. */
  policies: UserPolicies;
  sources: LedgerSources;
  findMakeUps: FindMakeUps;
}

export const userEndpoints = ({ policies, sources, findMakeUps }: AboveUsers): Endpoint[] => [
  list({ policies, findMakeUps }),
  csv({ policies, findMakeUps }),
  find(policies),
  create,
  update({ sources }),
  remove,
  password,
  invitation,
  invitations(policies),
  twoSteps,
  view,
  ledger(sources),
];
