import * as v from 'valibot';
import { builtInRoles } from '#base/auth/permissions.ts';
import { idParams, instant, line, requiredLine } from '#base/http/fields.ts';
import { pageOf, pageQuery } from '#base/http/pages.ts';
import { roleScopes } from './grants/role-scope.ts';
import { roleActions } from './roles.policy.ts';

const MAX_NAME_CHARS = 60;
const scope = v.picklist(roleScopes);

const about = { id: v.string(), name: v.string(), built_in: v.boolean(), scope };

/** The viewer's actions on the role now. */
const may = v.object(v.entriesFromList(roleActions, v.boolean()));

export const roleSorts = ['name', 'created_at', 'users', 'permissions'] as const;

export const rolesQuery = v.object({
  ...pageQuery,
  name: v.optional(v.pipe(line, v.maxLength(100)), ''),
  /** With a leading minus the order is descending; by default built-in roles come first. */
  sort: v.optional(v.picklist(roleSorts.flatMap((sort) => [sort, `-${sort}` as const]))),
});
export type RolesQuery = v.InferOutput<typeof rolesQuery>;

/** `users`, `permissions`: their numbers. */
const counted = v.object({ ...about, created_at: instant, users: v.number(), permissions: v.number() });
export type RoleRow = v.InferInput<typeof counted>;
export const rolesPage = pageOf(v.object({ ...counted.entries, may }));
export type RolesPage = v.InferInput<typeof rolesPage>;

const holder = v.object({ id: v.string(), name: v.string(), image: v.nullable(v.string()) });

export const rolePermissionsResponse = v.object({
  role: v.object({ ...about, users: v.number(), holders: v.array(holder), may }),
  permissions: v.array(v.string()),
});

/** C9: stored exactly as sent. `keys`: every declared permission. */
export const roleBody = (keys: readonly string[]) =>
  v.object({
    role: requiredLine(MAX_NAME_CHARS),
    permissions: v.array(v.picklist(keys, 'This permission is not known')),
    scope: v.optional(scope),
  });
export type RoleInput = v.InferOutput<ReturnType<typeof roleBody>>;

const permission = v.object({ key: v.string(), action: v.string(), defaults: v.array(v.picklist(builtInRoles)) });

/** In the order of the role editor. */
export const permissionsResponse = v.object({
  data: v.array(v.object({ group: v.string(), permissions: v.array(permission) })),
});

export const roleResponse = v.object({ data: v.object({ ...about, permissions: v.array(v.string()) }) });
export const roleParams = idParams;
