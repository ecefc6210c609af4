import type { Viewer } from '#base/auth/viewer.ts';
import type { Sql } from '#base/database/sql.ts';
import type { Role } from '#modules/roles/find-role.ts';

const widest = ['own', 'team', 'all'] as const;

/** The widest scope among the viewer's roles that give each permission (D1); none where no role does. */
export async function widestScopes(
  sql: Sql,
  viewer: Viewer,
  permissions: readonly string[],
): Promise<Map<string, Role['scope']>> {
  const rows = await sql.query<{ permission: string; rank: number }>({
    name: 'people-scope',
    text: `select p.permission, max(case r.scope when 'all' then 2 when 'team' then 1 else 0 end)::int as rank
      from roles r join role_permissions p on p.role_id = r.id
      where p.permission = any($1::text[]) and r.name = any($2::text[]) group by p.permission`,
    values: [permissions, viewer.roles],
  });
  return new Map(rows.map(({ permission, rank }) => [permission, widest[rank] ?? 'own']));
}
