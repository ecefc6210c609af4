import type { Sql } from '#base/database/sql.ts';
import { AppError } from '#base/errors/app-error.ts';
import { lockUser } from '#modules/accounts/identity/lock-user.ts';
import { activeUsers } from '#modules/accounts/identity/users-sql.ts';
import { holdersOf } from '#modules/people/roles/holders/held-roles.ts';

const holders = `(${holdersOf('super-admin')})`;

/**
 * D3 (e): a check before a user is deleted, demoted or deactivated. Without a super-admin nobody could ever create one
 * again. It runs in the transaction of the change: for a super-admin it locks the role's row, so that two cannot leave
 * in parallel.
 */
export async function keepSuperAdmin(sql: Sql, leavingId: number): Promise<void> {
  await lockUser(sql, leavingId);
  const held = await sql.query({ text: `select from ${holders} h where h.id = $1`, values: [leavingId] });
  if (held.length === 0) return;
  await sql.query({ text: `select from roles where name = 'super-admin' for no key update` });
  const active = await sql.query<{ id: number }>({
    text: `select u.id from ${activeUsers} u where u.id in ${holders} limit 2`,
  });
  if (active.length === 1 && active[0]?.id === leavingId)
    throw new AppError('conflict', 'The last super-admin cannot leave');
}
