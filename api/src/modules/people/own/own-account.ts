import { writeAudit } from '#base/audit/audit.ts';
import { hashPassword, passwordFits } from '#base/auth/passwords.ts';
import type { Sql } from '#base/database/sql.ts';
import { fieldError, notFound } from '#base/errors/app-error.ts';
import type { ReaderCtx } from '#base/http/ctx.ts';
import { type Account, changeAccount, findAccount, replacePassword } from '#modules/identity/stored-account.ts';
import { keepSuperAdmin } from '#modules/roles/keep-super-admin.ts';
import { notifyAdmins } from './notify-admins.ts';
import type { OwnPassword } from './own.schema.ts';

/** The signed-in user's row. */
export async function findOwnUser(sql: Sql, ctx: ReaderCtx): Promise<Account> {
  const user = await findAccount(sql, ctx.reader.userId);
  if (!user) throw notFound('User');
  return user;
}

/** A new password for oneself; the other sessions end, this one stays. */
export async function changeOwnPassword({ ctx, input }: { ctx: ReaderCtx; input: OwnPassword }): Promise<void> {
  const { loginFailures } = ctx.deps.limits;
  await loginFailures.take('own-password', String(ctx.reader.userId));
  const user = await findOwnUser(ctx.sql, ctx);
  const wrong = () => fieldError('currentPassword', 'wrong', 'The current password is not correct');
  if (!(await passwordFits(user.passwordHash, input.currentPassword))) throw wrong();
  await loginFailures.clear('own-password', String(ctx.reader.userId));
  const passwordHash = await hashPassword(input.newPassword);
  await ctx.sql.transaction(async (sql) => {
    if (!(await replacePassword(sql, user.id, user.passwordHash, passwordHash))) throw wrong();
    await ctx.deps.sessions.endAll(sql, user.id, ctx.reader.session);
    await writeAudit(sql, ctx, { action: 'user.change-password', subject: 'user', subjectId: user.id });
  });
}

/** D5: deactivates the account and ends its sessions; an admin may reactivate it. */
export async function deactivateOwnAccount({ ctx }: { ctx: ReaderCtx }): Promise<void> {
  await ctx.sql.transaction(async (sql) => {
    await keepSuperAdmin(sql, ctx.reader.userId);
    await changeAccount(sql, ctx.reader.userId, { active: false });
    await ctx.deps.sessions.endAll(sql, ctx.reader.userId);
    await writeAudit(sql, ctx, {
      action: 'user.deactivate',
      subject: 'user',
      subjectId: ctx.reader.userId,
      before: { active: true },
      after: { active: false },
    });
    await notifyAdmins(sql, { event: 'deactivated', userId: ctx.reader.userId, at: ctx.now });
  });
  ctx.deps.sessions.forgetUser(ctx.reader.userId);
}
