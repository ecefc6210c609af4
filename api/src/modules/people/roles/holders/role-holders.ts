import { hasRole, isAdmin, type Viewer } from '#base/auth/viewer.ts';
import type { Sql } from '#base/database/sql.ts';
import { activeUsers, existingUsers } from '#modules/accounts/identity/users-sql.ts';

const SHOWN = 20;

/** SQL: the number of users with a row of `roles`: as primary role, whose number is stored, or as further role. */
export const holderCount = (role: string): string => `(
  coalesce((select total from user_counts where role_id = ${role}.id), 0) + (
  select count(*) from user_roles x join ${existingUsers} u on u.id = x.user_id
  where x.role_id = ${role}.id and u.role_id <> ${role}.id))`;

export interface Holder {
  id: string;
  name: string;
  image: string | null;
}

/** SQL: everybody with the role $1, primary or further, who may sign in. */
export const activeHolders = `select u.id from ${activeUsers} u where (u.role_id = $1 or u.id in (select user_id from user_roles where role_id = $1))`;

const holdersText = `
select u.id::text as id, u.name, case when u.image is null then null else '/api/files/' || u.image end as image
from ${existingUsers} u where (u.role_id = $1 or u.id in (select user_id from user_roles where role_id = $1))
order by u.name, u.id limit ${SHOWN}`;

export async function countHolders(sql: Sql, roleId: number): Promise<number> {
  const [row] = await sql.query<{ users: number }>({
    text: `select ${holderCount('r')} as users from roles r where r.id = $1`,
    values: [roleId],
  });
  return row?.users ?? 0;
}

/** The first holders of a role, for admins, who see everybody; only super-admins see who super-admins are (D9). */
export async function listHolders(sql: Sql, viewer: Viewer, role: { id: number; name: string }): Promise<Holder[]> {
  const canView = role.name === 'super-admin' ? hasRole(viewer, 'super-admin') : isAdmin(viewer);
  return canView ? sql.query<Holder>({ name: 'role-holders', text: holdersText, values: [role.id] }) : [];
}
