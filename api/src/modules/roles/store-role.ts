import type { Sql } from '#platform/database/sql.ts';
import { AppError } from '#platform/errors/app-error.ts';

const TAKEN = 'The Role Has Already Been Taken';

/** Roles are written one after the other: nobody takes the name meanwhile, or changes what they permit. */
export async function lockRoles(sql: Sql): Promise<void> {
  await sql.query({ text: 'lock table roles in share row exclusive mode' });
}

/** One name whatever its case; C5: `superAdmin` is a spelling of a name that there is. */
const sameName = (name: string): string => name.toLowerCase().replace(/^superadmin$/, 'super-admin');

export async function checkNameIsFree(sql: Sql, name: string, ownId: number | null): Promise<void> {
  const [other] = await sql.query({
    text: 'select id from roles where lower(name) = $1 and id is distinct from $2',
    values: [sameName(name), ownId],
  });
  if (other) throw new AppError('duplicate', TAKEN, [{ path: 'role', code: 'duplicate', message: TAKEN }]);
}

/** C9: a role has exactly these permissions. */
export async function setPermissions(sql: Sql, roleId: number, permissions: readonly string[]): Promise<void> {
  await sql.query({
    text: 'delete from role_permissions where role_id = $1 and permission <> all($2)',
    values: [roleId, permissions],
  });
  await sql.query({
    text: `insert into role_permissions (role_id, permission) select distinct $1::bigint, unnest($2::text[])
      on conflict do nothing`,
    values: [roleId, permissions],
  });
}
