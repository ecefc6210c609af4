import { writeAudit, writeEdit } from '#base/audit/audit.ts';
import { hashPassword, matchPassword } from '#base/auth/passwords.ts';
import type { Sql } from '#base/database/sql.ts';
import { fieldError, notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { endAccess } from '#modules/accounts/identity/end-access.ts';
import { mailAboutSecurity } from '#modules/accounts/identity/security-mails.ts';
import {
  type Account,
  changeAccount,
  findAccount,
  replacePassword,
} from '#modules/accounts/identity/stored-account.ts';
import { personLeft } from '#modules/people/people/people-events.ts';
import { keepSuperAdmin } from '#modules/people/roles/index.ts';
import { notifyAdmins } from './notify-admins.ts';
import type { OwnPassword } from './own.schema.ts';

/** The signed-in user's row. */
export async function findOwnUser(sql: Sql, ctx: ViewerCtx): Promise<Account> {
  const user = await findAccount(sql, ctx.viewer.userId);
  if (!user) throw notFound('User');
  return user;
}

/** Sets the viewer's own password; all other sessions end, and so do codes for a new password. */
export async function changeOwnPassword({ ctx, input }: { ctx: ViewerCtx; input: OwnPassword }): Promise<void> {
  const { loginFailures } = ctx.deps.limits;
  await loginFailures.take('own-password', String(ctx.viewer.userId));
  const user = await findOwnUser(ctx.sql, ctx);
  const wrong = () => fieldError('currentPassword', 'wrong', 'The current password is not correct');
  if (!(await matchPassword(user.passwordHash, input.currentPassword))) throw wrong();
  await loginFailures.clear('own-password', String(ctx.viewer.userId));
  const passwordHash = await hashPassword(input.newPassword);
  await ctx.sql.transaction(async (sql) => {
    if (!(await replacePassword(sql, user.id, user.passwordHash, passwordHash))) throw wrong();
    await endAccess(sql, ctx, 'own-password', { userId: user.id, keptSession: ctx.viewer.session });
    await mailAboutSecurity(sql, ctx, user.id, { event: 'password' });
    await writeAudit(sql, ctx, { action: 'user.change-password', subject: 'user', subjectId: user.id });
  });
}

/** D5: deactivates the account and ends its sessions; an admin may reactivate it. */
export async function deactivateOwnAccount(ctx: ViewerCtx): Promise<void> {
  await ctx.sql.transaction(async (sql) => {
    await keepSuperAdmin(sql, ctx.viewer.userId);
    await changeAccount(sql, ctx.viewer.userId, { active: false });
    await personLeft.publish(sql, ctx, ctx.viewer.userId);
    await ctx.deps.sessions.endAll(sql, ctx.viewer.userId);
    await writeEdit(sql, ctx, {
      action: 'user.deactivate',
      subject: 'user',
      subjectId: ctx.viewer.userId,
      before: { active: true },
      after: { active: false },
    });
    await notifyAdmins(sql, { event: 'deactivated', userId: ctx.viewer.userId, at: ctx.now });
  });
  ctx.deps.sessions.dropUser(ctx.viewer.userId);
}
