import { writeAudit } from '#base/audit/audit.ts';
import { AppError } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { endAccess } from '#modules/accounts/identity/end-access.ts';
import { isOn, methodsOf } from '#modules/accounts/identity/index.ts';
import { lockUser } from '#modules/accounts/identity/lock-user.ts';
import { mailAboutSecurity } from '#modules/accounts/identity/security-mails.ts';
import { checkCanTakeOver } from '#modules/people/roles/index.ts';
import { findManaged } from '../scope/find-managed.ts';

/**
 * D120, for a person who has lost phone and codes: they sign in with the password alone, and their sessions end. Nobody
 * can do this for themselves: that needs the password.
 */
export async function resetTwoStepsOf({ ctx, id }: { ctx: ViewerCtx; id: number }): Promise<void> {
  if (id === ctx.viewer.userId) throw new AppError('forbidden', 'Change your own two-step sign-in in your profile');
  await ctx.sql.transaction(async (sql) => {
    await findManaged(sql, ctx, id, 'users.update');
    await checkCanTakeOver(sql, ctx.viewer, id);
    await lockUser(sql, id);
    if (!isOn(await methodsOf(sql, id))) throw new AppError('conflict', 'There is no two-step sign-in to reset');
    await endAccess(sql, ctx, 'reset-two-steps', { userId: id });
    await mailAboutSecurity(sql, ctx, id, { event: 'reset' });
    await writeAudit(sql, ctx, { action: 'user.reset-two-steps', subject: 'user', subjectId: id });
  });
  ctx.deps.sessions.dropUser(id);
}
