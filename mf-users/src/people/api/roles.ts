import { ApiError, http } from '@academy/shared-auth';
import type { ListPage, ListParams } from '@academy/shared-ui/list';
import { listRequest } from '@academy/shared-ui/list-request';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { maySchema } from '#/base/api/may.ts';

/** The scopes of a role's permissions (D1), the widest first. */
export const roleScopes = ['all', 'team', 'own'] as const;
type RoleScope = (typeof roleScopes)[number];

const scopeSchema = v.union([
  v.picklist(roleScopes),
  v.pipe(
    v.string(),
    v.transform(() => 'other' as const),
  ),
]);

const about = {
  id: v.string(),
  name: v.string(),
  built_in: v.boolean(),
  scope: scopeSchema,
  may: maySchema(['update', 'delete', 'give']),
};

/** `users`, `permissions`: their numbers. */
export const roleRowSchema = v.object({
  ...about,
  users: v.number(),
  permissions: v.number(),
  created_at: v.string(),
});
export type RoleRow = v.InferOutput<typeof roleRowSchema>;

export const rolePageSchema = v.object({
  data: v.array(roleRowSchema),
  pagination: v.object({ total: v.number() }),
});

const holderSchema = v.object({ id: v.string(), name: v.string(), image: v.nullable(v.string()) });

export const roleResponseSchema = v.object({
  role: v.object({ ...about, users: v.number(), holders: v.array(holderSchema) }),
  permissions: v.array(v.string()),
});
export type Role = v.InferOutput<typeof roleResponseSchema>['role'] & { permissions: string[] };

const allRoles = ['roles'] as const;
const pathOf = (id: string) => `roles/${encodeURIComponent(id)}`;

export const roleQueries = {
  all: () => allRoles,
  list: (params: ListParams) => {
    const searchParams = listRequest(params);
    return queryOptions({
      queryKey: [...allRoles, 'list', searchParams],
      queryFn: async ({ signal }): Promise<ListPage<RoleRow>> => {
        const { data, pagination } = await http.get('roles', { searchParams, signal }).json(rolePageSchema);
        return { rows: data, total: pagination.total };
      },
    });
  },
  /** A role, its permissions, and its first holders, whom only admins can see. */
  detail: (id: string) =>
    queryOptions({
      queryKey: [...allRoles, 'detail', id],
      queryFn: async ({ signal }): Promise<Role> => {
        const { role, permissions } = await http.get(`${pathOf(id)}/permissions`, { signal }).json(roleResponseSchema);
        return { ...role, permissions };
      },
    }),
};

export interface RoleFields {
  role: string;
  /** Without it a role keeps its value. */
  scope?: RoleScope | undefined;
  permissions: string[];
}

/** Makes a role. The same key never makes a second one. */
export async function createRole(fields: RoleFields, key: string): Promise<void> {
  await http.post('roles', { json: fields, headers: { 'Idempotency-Key': key } });
}

export async function changeRole(id: string, fields: RoleFields): Promise<void> {
  await http.post(pathOf(id), { json: fields });
}

/** @throws ApiError 409 for a built-in role, and for a role with holders: see `holdersIn`. */
export async function deleteRole(id: string): Promise<void> {
  await http.delete(pathOf(id));
}

/** The number of a role's holders, if that is why it was not deleted. */
export function holdersIn(error: unknown): number | null {
  if (!(error instanceof ApiError)) return null;
  const held = error.fields.find(({ path, code }) => path === 'users' && code === 'held');
  return held ? Number(held.message) : null;
}
