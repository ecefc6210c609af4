import type { Sql } from '#base/database/sql.ts';
import { activeUsers, userCards } from '#modules/accounts/identity/users-sql.ts';

const holdersText = `
with giving as (select role_id from role_permissions where permission = $1)
select u.id from ${activeUsers} u where u.id in (
  select id from ${userCards} c where role_id in (select role_id from giving)
  union all
  select user_id from user_roles where role_id in (select role_id from giving))`;

/** Everybody who has a permission by any role and may sign in; only for permissions that few users have. */
export async function permissionHolders(sql: Sql, permission: string): Promise<number[]> {
  const rows = await sql.query<{ id: number }>({ name: 'permission-holders', text: holdersText, values: [permission] });
  return rows.map(({ id }) => id);
}
