import { writeAudit } from '#base/audit/audit.ts';
import type { Sql } from '#base/database/sql.ts';
import { AppError, notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { replacePrimaryRole } from '#modules/accounts/identity/accounts.ts';
import { findRole } from './find-role.ts';
import { countHolders } from './holders/role-holders.ts';
import { lockRoles } from './store-role.ts';

async function rejectWhileHeld(sql: Sql, id: number): Promise<void> {
  const users = await countHolders(sql, id);
  if (users === 0) return;
  const message = users === 1 ? '1 user holds this role' : `${users} users hold this role`;
  throw new AppError('conflict', message, [{ path: 'users', code: 'held', message: String(users) }]);
}

/** Deleted users keep their record; when a role is deleted they become guests. */
async function takeFromDeletedUsers(sql: Sql, id: number): Promise<void> {
  await sql.query({ text: 'delete from user_roles where role_id = $1', values: [id] });
  const guest = await findRole(sql, { name: 'guest' });
  if (!guest) throw new Error('the role guest is missing');
  await replacePrimaryRole(sql, id, guest.id);
}

/** Deletes a custom role that nobody has. */
export async function deleteRole({ ctx, id }: { ctx: ViewerCtx; id: number }): Promise<void> {
  await ctx.sql.transaction(async (sql) => {
    await lockRoles(sql);
    // Waits for transactions that are giving the role to somebody.
    await sql.query({ text: 'select id from roles where id = $1 for update', values: [id] });
    const role = await findRole(sql, { id });
    if (!role) throw notFound('Role');
    if (role.builtIn) throw new AppError('conflict', 'A built-in role cannot be deleted');
    await rejectWhileHeld(sql, id);
    await takeFromDeletedUsers(sql, id);
    await sql.query({ text: 'delete from roles where id = $1', values: [id] });
    const before = { name: role.name, scope: role.scope, permissions: role.permissions };
    await writeAudit(sql, ctx, { action: 'role.delete', subject: 'role', subjectId: id, before });
  });
}
