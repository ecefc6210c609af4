import type { Sql } from '#base/database/sql.ts';
import { AppError } from '#base/errors/app-error.ts';
import { looksLike } from '#base/text/lookalikes.ts';

const TAKEN = 'The Role Has Already Been Taken';

/** Roles are written one after the other: during that time nobody takes the name, or changes their permissions. */
export async function lockRoles(sql: Sql): Promise<void> {
  await sql.query({ text: 'lock table roles in share row exclusive mode' });
}

/** Screens and filters use this word for no choice of a role. */
const RESERVED = 'all';
/** C5: spellings of a name that there is. */
const spellings = ['superAdmin', 'super admin'];

const rejection = (status: 'invalid' | 'duplicate', code: string, message: string) =>
  new AppError(status, message, [{ path: 'role', code, message }]);

/** D1: a name is one role's, whatever its case, and no other one looks like it. A role keeps the name that it has. */
export async function checkNameIsFree(sql: Sql, name: string, ownId: number | null): Promise<void> {
  const roles = await sql.query<{ id: number; name: string }>({ text: 'select id, name from roles' });
  if (roles.some((role) => role.id === ownId && role.name === name)) return;
  if (looksLike(RESERVED, name)) throw rejection('invalid', 'reserved', 'This name is reserved');
  const others = roles.filter(({ id }) => id !== ownId).map((role) => role.name);
  if ([...spellings, ...others].some((other) => looksLike(other, name)))
    throw rejection('duplicate', 'duplicate', TAKEN);
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
