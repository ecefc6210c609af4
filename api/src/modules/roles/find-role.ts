import { canonicalRole } from '#platform/auth/reader.ts';
import type { Sql } from '#platform/database/sql.ts';
import type { GrantedRole } from './grant.policy.ts';

export interface Role extends GrantedRole {
  id: number;
  scope: 'all' | 'team' | 'own';
}

const columns = `r.id, r.name, r.built_in as "builtIn", r.scope,
  array(select permission from role_permissions where role_id = r.id order by permission) as permissions`;

/** The role of this id or name (C5), or undefined. Inside a transaction it stays as it is until the end. */
export async function findRole(sql: Sql, by: { id: number } | { name: string }): Promise<Role | undefined> {
  const [column, value] = 'id' in by ? ['id', by.id] : ['name', canonicalRole(by.name)];
  // Locked first and read in a second statement: permissions are another table, and are to be of after the lock.
  await sql.query({ text: `select from roles where ${column} = $1 for no key update`, values: [value] });
  const [role] = await sql.query<Role>({
    text: `select ${columns} from roles r where r.${column} = $1`,
    values: [value],
  });
  return role;
}

/** All the roles that somebody holds, the primary one among them. */
export const rolesHeldBy = (sql: Sql, userId: number): Promise<Role[]> =>
  sql.query<Role>({
    name: 'roles-held-by',
    text: `select ${columns} from roles r where r.id in (select role_id from users where id = $1
      union select role_id from user_roles where user_id = $1) order by r.id`,
    values: [userId],
  });
