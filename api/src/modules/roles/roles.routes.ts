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
  summary: 'The roles, with how many users hold them and how much they permit',
  access: mayRead,
  query: schema.rolesQuery,
  answer: { schema: schema.rolesPage },
  handle: (ctx, { query }) => listRoles({ ctx, query }),
});

const permissions = endpoint({
  method: 'get',
  path: '/roles/:id/permissions',
  tag: 'Roles',
  summary: 'One role, what it permits, and for admins the first who hold it',
  access: mayRead,
  params: schema.roleParams,
  answer: { schema: schema.rolePermissionsAnswer },
  refusals: [404],
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
    summary: 'Every permission, by group, with the built-in roles that have it by default',
    access: 'session',
    answer: { schema: schema.permissionsAnswer },
    handle: async () => ({ data }),
  });
};

const create = (body: RoleBody) =>
  endpoint({
    method: 'post',
    path: '/roles',
    tag: 'Roles',
    summary: 'Makes a role, with at most what its maker may do',
    access: { permission: 'relations.roles.create' },
    body: bodyOf(body),
    answer: { status: 201, schema: schema.roleAnswer },
    once: true,
    async handle(ctx, input) {
      return { data: presentRole(await createRole({ ctx, input: input.body })) };
    },
  });

const edit = (body: RoleBody) =>
  endpoint({
    method: 'post',
    path: '/roles/:id',
    tag: 'Roles',
    summary: 'Changes a role; what it permits counts from everybody’s next request on',
    access: { permission: 'relations.roles.update' },
    params: schema.roleParams,
    body: bodyOf(body),
    answer: { schema: schema.roleAnswer },
    refusals: [404, 409],
    async handle(ctx, input) {
      return { data: presentRole(await editRole({ ctx, id: input.params.id, input: input.body })) };
    },
  });

const remove = endpoint({
  method: 'delete',
  path: '/roles/:id',
  tag: 'Roles',
  summary: 'Deletes a role that is not built in and that nobody holds',
  access: { permission: 'relations.roles.delete' },
  params: schema.roleParams,
  answer: { schema: message },
  refusals: [404, 409],
  async handle(ctx, { params }) {
    await deleteRole({ ctx, id: params.id });
    return { message: 'Role deleted' };
  },
});

/** `groups`: what the roles of this API may permit. */
export function roleEndpoints(groups: readonly PermissionGroup[]) {
  const body = schema.roleBody(groups.flatMap(({ permissions: some }) => some.map(({ key }) => key)));
  return [permissionList(groups), list, permissions, create(body), edit(body), remove];
}
