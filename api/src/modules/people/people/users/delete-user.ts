import { writeAudit } from '#base/audit/audit.ts';
import type { Sql } from '#base/database/sql.ts';
import { AppError } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { freed, hideAccount } from '#modules/accounts/identity/accounts.ts';
import { checkCanTakeOver, keepSuperAdmin } from '#modules/people/roles/index.ts';
import { findManaged } from '../scope/find-managed.ts';
import type { LeavingHook } from './leaving.ts';

/**
 * A check of a module above that throws if a person must not be deleted. It runs in the transaction of the deletion,
 * with the person's row locked.
 */
export type DeletionCheck = (sql: Sql, personId: number, now: Date) => Promise<void>;

interface Deletion {
  ctx: ViewerCtx;
  id: number;
  checks: readonly DeletionCheck[];
  left: readonly LeavingHook[];
}

/** D5: hides a person, ends their sessions and frees their e-mail and phones; what they have done keeps their name. */
export async function deleteUser({ ctx, id, checks, left }: Deletion): Promise<void> {
  await ctx.sql.transaction(async (sql) => {
    const { id: _, ...before } = await findManaged(sql, ctx, id, 'users.delete');
    await checkCanTakeOver(sql, ctx.viewer, id);
    if (id === ctx.viewer.userId) throw new AppError('conflict', 'You cannot delete yourself');
    await keepSuperAdmin(sql, id);
    for (const check of checks) await check(sql, id, ctx.now);
    await hideAccount(sql, id, ctx.now);
    for (const end of left) await end(sql, ctx, id);
    for (const table of ['student_profiles', 'teacher_profiles'])
      await sql.query({
        text: `update ${table} set phone = ${freed('phone')} where user_id = $1::bigint`,
        values: [id],
      });
    await ctx.deps.sessions.endAll(sql, id);
    await writeAudit(sql, ctx, { action: 'user.delete', subject: 'user', subjectId: id, before });
  });
  ctx.deps.sessions.dropUser(id);
}
