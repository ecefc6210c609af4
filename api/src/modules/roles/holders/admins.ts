import type { Sql } from '#base/database/sql.ts';
import { activeUsers, userCards } from '#modules/identity/users-sql.ts';

/**
 * SQL: everybody who holds an admin's powers (D1) and may sign in. Both ways of holding a role are walked along their
 * index: few of an academy's users are admins.
 */
export const adminsText = `
select u.id from ${activeUsers} u
where u.id in (
  select id from ${userCards} c where role_id in (select id from roles where name in ('admin', 'super-admin'))
  union all
  select user_id from user_roles where role_id in (select id from roles where name in ('admin', 'super-admin')))`;

/** Everybody who holds an admin's powers (D1) and may sign in. */
export async function adminIds(sql: Sql): Promise<number[]> {
  const rows = await sql.query<{ id: number }>({ name: 'admin-ids', text: adminsText });
  return rows.map(({ id }) => id);
}
