import type { PermissionGroup } from '#base/auth/permissions.ts';
import { endpoint } from '#base/http/endpoint.ts';
import { message } from '#base/http/fields.ts';
import { createRole } from './create-role.ts';
import { deleteRole } from './delete-role.ts';
import { editRole } from './edit-role.ts';
import { listRoles } from './list-roles.ts';
import { readRole } from './read-role.ts';
import { presentRole } from './roles.presenter.ts';
import * as schema from './roles.schema.ts';

const SMALL = 16 * 1024;
const mayRead = { permission: 'relations.roles.read' } as const;

type RoleBody = ReturnType<typeof schema.roleBody>;
const bodyOf = (body: RoleBody) => ({ schema: body, accepts: ['json'], maxBytes: SMALL }) as const;

const list = endpoint({
  method: 'get',
  path: '/roles',
  tag: 'Roles',
  summary: 'List roles with their numbers of holders and permissions',
  access: mayRead,
  query: schema.rolesQuery,
  response: { schema: schema.rolesPage },
  handle: (ctx, { query }) => listRoles({ ctx, query }),
});

const permissions = endpoint({
  method: 'get',
  path: '/roles/:id/permissions',
  tag: 'Roles',
  summary: 'Get a role with its permissions and, for admins, its first holders',
  access: mayRead,
  params: schema.roleParams,
  response: { schema: schema.rolePermissionsResponse },
  errors: [404],
  handle: (ctx, { params }) => readRole({ ctx, id: params.id }),
});

const permissionList = (groups: readonly PermissionGroup[]) => {
  const data = groups.map(({ group, permissions }) => ({
    group,
    permissions: permissions.map(({ key, action, defaults }) => ({ key, action, defaults: [...defaults] })),
  }));
  return endpoint({
    method: 'get',
    path: '/permissions',
    tag: 'Roles',
    summary: 'List all permissions by group, with their default roles',
    access: 'session',
    response: { schema: schema.permissionsResponse },
    handle: async () => ({ data }),
  });
};

const create = (body: RoleBody) =>
  endpoint({
    method: 'post',
    path: '/roles',
    unknownFields: 'rejected',
    tag: 'Roles',
    summary: 'Create a role with at most your own permissions',
    access: { permission: 'relations.roles.create' },
    body: bodyOf(body),
    response: { status: 201, schema: schema.roleResponse },
    idempotent: true,
    async handle(ctx, input) {
      return { data: presentRole(await createRole({ ctx, input: input.body })) };
    },
  });

const edit = (method: 'post' | 'put', body: RoleBody) =>
  endpoint({
    method,
    path: '/roles/:id',
    tag: 'Roles',
    summary: 'Update a role; it takes effect with the next request of each holder',
    access: { permission: 'relations.roles.update' },
    params: schema.roleParams,
    body: bodyOf(body),
    response: { schema: schema.roleResponse },
    errors: [404, 409],
    async handle(ctx, input) {
      return { data: presentRole(await editRole({ ctx, id: input.params.id, input: input.body })) };
    },
  });

const remove = endpoint({
  method: 'delete',
  path: '/roles/:id',
  tag: 'Roles',
  summary: 'Delete a custom role without holders',
  access: { permission: 'relations.roles.delete' },
  params: schema.roleParams,
  response: { schema: message },
  errors: [404, 409],
  async handle(ctx, { params }) {
    await deleteRole({ ctx, id: params.id });
    return { message: 'Role deleted' };
  },
});

/** @param groups the permissions of this API. */
export function roleEndpoints(groups: readonly PermissionGroup[]) {
  const body = schema.roleBody(groups.flatMap(({ permissions: some }) => some.map(({ key }) => key)));
  return [permissionList(groups), list, permissions, create(body), edit('post', body), edit('put', body), remove];
}
