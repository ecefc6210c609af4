import type { Sql } from '#base/database/sql.ts';
import { userRoles } from '../roles.table.ts';

/** Stores exactly these roles of a user in addition to the primary one. */
export async function storeFurtherRoles(sql: Sql, userId: number, roleIds: readonly number[]): Promise<void> {
  await sql.query({
    text: 'delete from user_roles where user_id = $1 and role_id <> all ($2::bigint[])',
    values: [userId, roleIds],
  });
  if (roleIds.length === 0) return;
  await sql.orm
    .insert(userRoles)
    .values(roleIds.map((roleId) => ({ userId, roleId })))
    .onConflictDoNothing();
}
