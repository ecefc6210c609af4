import type { Reader } from '#platform/auth/reader.ts';
import type { Sql } from '#platform/database/sql.ts';
import type { Role } from './find-role.ts';

/** How far a permission reaches (D1): narrowest first. */
export const roleScopes = ['own', 'team', 'all'] as const;
export type RoleScope = (typeof roleScopes)[number];

const rank = (scope: RoleScope | null): number => (scope === null ? -1 : roleScopes.indexOf(scope));

/** How far a permission reaches for the holder of these roles: as far as the widest of those that give it. */
export function reachOf(held: readonly Role[], permission: string): RoleScope | null {
  const scopes = held.filter(({ permissions }) => permissions.includes(permission)).map(({ scope }) => scope);
  return roleScopes.findLast((scope) => scopes.includes(scope)) ?? null;
}

/** Whether everything that a role gives reaches no farther than it does for the holder of these roles. */
export const isWithinReach = (role: Pick<Role, 'scope' | 'permissions'>, held: readonly Role[]): boolean =>
  role.permissions.every((permission) => rank(reachOf(held, permission)) >= rank(role.scope));

const reachText = `
select coalesce(max(array_position('{own,team,all}'::text[], r.scope)), 0) as reach
from roles r join role_permissions p on p.role_id = r.id and p.permission = $2
where r.id in (select role_id from users where id = $1 union select role_id from user_roles where user_id = $1)`;

/** The same for a reader, of this moment. */
export async function findReach(sql: Sql, reader: Reader, permission: string): Promise<RoleScope | null> {
  const [row] = await sql.query<{ reach: number }>({
    name: 'permission-reach',
    text: reachText,
    values: [reader.userId, permission],
  });
  return roleScopes[(row?.reach ?? 0) - 1] ?? null;
}
