import { accountRoles, builtInScope } from '#base/auth/permissions.ts';
import type { Viewer } from '#base/auth/viewer.ts';
import type { Sql } from '#base/database/sql.ts';
import type { Role } from '#modules/people/roles/find-role.ts';

const widest = ['own', 'team', 'all'] as const;

/** The common scope of roles of accounts, whichever of them gives a permission; null if the scopes differ. */
function commonScope(names: readonly string[]): Role['scope'] | null {
  const known = accountRoles.filter((role) => names.includes(role));
  const [scope, ...others] = new Set(known.map(builtInScope));
  return known.length === names.length && others.length === 0 ? (scope ?? null) : null;
}

/**
 * The scopes of the viewer's permissions: the widest scope among the roles that give each (D1); none if no role does.
 * Only users with roles of several scopes need a query, and they are few.
 */
export async function widestScopes(
  sql: Sql,
  viewer: Viewer,
  permissions: readonly string[],
): Promise<Map<string, Role['scope']>> {
  const scope = commonScope(viewer.roles);
  if (scope) return new Map(permissions.map((permission) => [permission, scope]));
  const rows = await sql.query<{ permission: string; rank: number }>({
    name: 'people-scope',
    text: `select p.permission, max(case r.scope when 'all' then 2 when 'team' then 1 else 0 end)::int as rank
      from roles r join role_permissions p on p.role_id = r.id
      where p.permission = any($1::text[]) and r.name = any($2::text[]) group by p.permission`,
    values: [permissions, viewer.roles],
  });
  return new Map(rows.map(({ permission, rank }) => [permission, widest[rank] ?? 'own']));
}
