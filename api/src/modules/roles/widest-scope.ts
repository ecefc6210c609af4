import type { Reader } from '#base/auth/reader.ts';
import type { Sql } from '#base/database/sql.ts';
import type { Role } from './find-role.ts';

const widest = [null, 'own', 'team', 'all'] as const;

/** The widest scope among the reader's roles that give the permission (D1); null where none does. */
export async function widestScope(sql: Sql, reader: Reader, permission: string): Promise<Role['scope'] | null> {
  const [row] = await sql.query<{ rank: number }>({
    name: 'people-scope',
    text: `select coalesce(max(case r.scope when 'all' then 3 when 'team' then 2 else 1 end), 0)::int as rank
      from roles r join role_permissions p on p.role_id = r.id where p.permission = $1 and r.name = any($2::text[])`,
    values: [permission, reader.roles],
  });
  return widest[row?.rank ?? 0] ?? null;
}
