import { isNoAddress } from '@academy/shared-auth/typed-text';
import { writeAudit } from '#base/audit/audit.ts';
import { hashPassword } from '#base/auth/passwords.ts';
import { AppError } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { endAccess } from '#modules/accounts/identity/end-access.ts';
import { ensureHandle } from '#modules/accounts/identity/handles.ts';
import { mailAboutSecurity } from '#modules/accounts/identity/security-mails.ts';
import { changeAccount } from '#modules/accounts/identity/stored-account.ts';
import { checkCanTakeOver } from '#modules/people/roles/index.ts';
import { findManaged } from '../scope/find-managed.ts';
import { notifyAccountChange } from './notify-account-change.ts';
import { notifyChildPassword } from './notify-child-password.ts';
import { checkTypedPassword } from './typed-password.ts';

/**
 * Sets a person's password: everything ends that gives access without it, but for confirmed second steps. Nobody sets
 * their own in this way: that needs the present one.
 */
export async function setPassword({ ctx, id, password }: { ctx: ViewerCtx; id: number; password: string }) {
  if (id === ctx.viewer.userId)
    throw new AppError('forbidden', 'Change your own password in your profile, with the present one');
  const passwordHash = await hashPassword(password);
  await ctx.sql.transaction(async (sql) => {
    const { name, email, roles } = await findManaged(sql, ctx, id, 'users.update');
    await checkCanTakeOver(sql, ctx.viewer, id);
    checkTypedPassword(password, roles);
    await changeAccount(sql, id, { passwordHash });
    if (isNoAddress(email)) await ensureHandle(sql, id, name);
    await mailAboutSecurity(sql, ctx, id, { event: 'password' }, 'former');
    await endAccess(sql, ctx, 'staff-password', { userId: id });
    await notifyAccountChange(sql, ctx, id, 'password');
    await notifyChildPassword(sql, ctx, { id, name });
    await writeAudit(sql, ctx, { action: 'user.set-password', subject: 'user', subjectId: id });
  });
  ctx.deps.sessions.dropUser(id);
}
