import type { Sql } from '#base/database/sql.ts';
import { activeUsers, userCards } from '#modules/accounts/identity/users-sql.ts';

/**
 * SQL: everybody with an admin's powers (D1) who may sign in. Primary and further roles are both read along an index,
 * as admins are few.
 */
export const adminsText = `
select u.id from ${activeUsers} u
where u.id in (
  select id from ${userCards} c where role_id in (select id from roles where name in ('admin', 'super-admin'))
  union all
  select user_id from user_roles where role_id in (select id from roles where name in ('admin', 'super-admin')))`;

/** The ids of everybody with an admin's powers (D1) who may sign in. */
export async function adminIds(sql: Sql): Promise<number[]> {
  const rows = await sql.query<{ id: number }>({ name: 'admin-ids', text: adminsText });
  return rows.map(({ id }) => id);
}
