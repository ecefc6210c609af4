import type { PermissionGroup } from '#base/auth/permissions.ts';
import { endpoint } from '#base/http/endpoint.ts';
import { message } from '#base/http/fields.ts';
import * as schema from './api-keys.schema.ts';
import { createKey } from './create-key.ts';
import { listKeys } from './list-keys.ts';
import { revokeKey } from './revoke-key.ts';

const tag = 'Keys of programs';
const SMALL = 16 * 1024;
const access = { permission: 'users.update', roles: ['super-admin'] } as const;

const list = endpoint({
  method: 'get',
  path: '/api-keys',
  tag,
  summary: 'List the keys that are not revoked, newest first',
  access,
  query: schema.keysQuery,
  response: { schema: schema.keysPage },
  errors: [422],
  handle: (ctx, { query }) => listKeys(ctx, query),
});

const create = (permissions: readonly string[]) =>
  endpoint({
    method: 'post',
    path: '/api-keys',
    unknownFields: 'rejected',
    tag,
    summary: 'Make a key with at most your own permissions; it is in this response alone',
    access,
    body: { schema: schema.newKey(permissions), accepts: ['json'], maxBytes: SMALL },
    response: { status: 201, schema: schema.newKeyResponse },
    errors: [422],
    handle: async (ctx, { body }) => ({ data: await createKey(ctx, body) }),
  });

const revoke = endpoint({
  method: 'delete',
  path: '/api-keys/:id',
  tag,
  summary: 'Revoke a key; its next call is rejected by every process',
  access,
  params: schema.keyParams,
  response: { schema: message },
  errors: [404],
  async handle(ctx, { params: { id } }) {
    await revokeKey(ctx, id);
    return { message: 'Key revoked' };
  },
});

/** @param groups the permissions of this API. */
export const apiKeyEndpoints = (groups: readonly PermissionGroup[]) => [
  list,
  create(groups.flatMap(({ permissions }) => permissions.map(({ key }) => key))),
  revoke,
];
