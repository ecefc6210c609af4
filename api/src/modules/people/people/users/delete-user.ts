import { writeAudit } from '#base/audit/audit.ts';
import { AppError } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { freed, hideAccount } from '#modules/accounts/identity/accounts.ts';
import { personDeleting, personLeft } from '#modules/people/people/people-events.ts';
import { checkCanTakeOver, keepSuperAdmin } from '#modules/people/roles/index.ts';
import { findManaged } from '../scope/find-managed.ts';

interface Deletion {
  ctx: ViewerCtx;
  id: number;
}

/** D5: hides a person, ends their sessions and frees their e-mail and phones; what they have done keeps their name. */
export async function deleteUser({ ctx, id }: Deletion): Promise<void> {
  await ctx.sql.transaction(async (sql) => {
    const { id: _, ...before } = await findManaged(sql, ctx, id, 'users.delete');
    await checkCanTakeOver(sql, ctx.viewer, id);
    if (id === ctx.viewer.userId) throw new AppError('conflict', 'You cannot delete yourself');
    await keepSuperAdmin(sql, id);
    await personDeleting.publish(sql, id, ctx.now);
    await hideAccount(sql, id, ctx.now);
    await personLeft.publish(sql, ctx, id);
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
