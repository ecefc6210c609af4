import { canonicalRole } from '#base/auth/viewer.ts';
import type { Sql } from '#base/database/sql.ts';
import { userCards } from '#modules/accounts/identity/users-sql.ts';
import type { GrantedRole } from './grants/grant.policy.ts';

export interface Role extends GrantedRole {
  id: number;
  scope: 'all' | 'team' | 'own';
}

const columns = `r.id, r.name, r.built_in as "builtIn", r.scope,
  array(select permission from role_permissions where role_id = r.id order by permission) as permissions`;

/** The role with this id or name (C5). */
export async function findRole(
  sql: Sql,
  by: { id: number } | { name: string },
  lock: '' | 'for key share' = '',
): Promise<Role | undefined> {
  const [column, value] = 'id' in by ? ['id', by.id] : ['name', canonicalRole(by.name)];
  const text = `select ${columns} from roles r where r.${column} = $1 ${lock}`;
  const [role] = await sql.query<Role>({ text, values: [value] });
  return role;
}

/** The same for a role that is given to somebody: it cannot be deleted before the transaction ends. */
export const findGrantableRole = (sql: Sql, by: { id: number } | { name: string }): Promise<Role | undefined> =>
  findRole(sql, by, 'for key share');

/** All roles of a user, including the primary one. */
export const rolesHeldBy = (sql: Sql, userId: number): Promise<Role[]> =>
  sql.query<Role>({
    name: 'roles-held-by',
    text: `select ${columns} from roles r where r.id in (select role_id from ${userCards} u where id = $1
      union select role_id from user_roles where user_id = $1) order by r.id`,
    values: [userId],
  });
