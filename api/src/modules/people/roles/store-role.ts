import type { Sql } from '#base/database/sql.ts';
import { AppError } from '#base/errors/app-error.ts';
import { looksLike } from '#base/text/lookalikes.ts';

const TAKEN = 'The Role Has Already Been Taken';

/** Roles are written one after the other, so that nobody can take the name or change their permissions meanwhile. */
export async function lockRoles(sql: Sql): Promise<void> {
  await sql.query({ text: 'lock table roles in share row exclusive mode' });
}

/** Screens and filters use this word for "any role". */
const RESERVED = 'all';
/** C5: spellings of existing names. */
const spellings = ['superAdmin', 'super admin'];

const rejection = (status: 'invalid' | 'duplicate', code: string, message: string) =>
  new AppError(status, message, [{ path: 'role', code, message }]);

/** D1: a name belongs to one role in any case, and no other name may look like it. A role may keep its name. */
export async function checkNameIsFree(sql: Sql, name: string, ownId: number | null): Promise<void> {
  const roles = await sql.query<{ id: number; name: string }>({ text: 'select id, name from roles' });
  if (roles.some((role) => role.id === ownId && role.name === name)) return;
  if (looksLike(RESERVED, name)) throw rejection('invalid', 'reserved', 'This name is reserved');
  const others = roles.filter(({ id }) => id !== ownId).map((role) => role.name);
  if ([...spellings, ...others].some((other) => looksLike(other, name)))
    throw rejection('duplicate', 'duplicate', TAKEN);
}

/** C9: gives a role exactly these permissions. */
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
