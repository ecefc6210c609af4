import { writeAudit } from '#base/audit/audit.ts';
import { hashPassword } from '#base/auth/passwords.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { dropResets } from '#modules/identity/accounts.ts';
import { changeAccount } from '#modules/identity/stored-account.ts';
import { checkCanTakeOver } from '#modules/roles/grants/check-grant.ts';
import { findManaged } from '../scope/find-managed.ts';
import { notifyAccountChange } from './notify-account-change.ts';

/** Sets a person's password: their sessions end, except the one in which it was set. */
export async function setPassword({ ctx, id, password }: { ctx: ViewerCtx; id: number; password: string }) {
  const passwordHash = await hashPassword(password);
  await ctx.sql.transaction(async (sql) => {
    await findManaged(sql, ctx, id, 'users.update');
    await checkCanTakeOver(sql, ctx.viewer, id);
    await changeAccount(sql, id, { passwordHash });
    await ctx.deps.sessions.endAll(sql, id, id === ctx.viewer.userId ? ctx.viewer.session : undefined);
    await dropResets(sql, id);
    await notifyAccountChange(sql, ctx, id, 'password');
    await writeAudit(sql, ctx, { action: 'user.set-password', subject: 'user', subjectId: id });
  });
  ctx.deps.sessions.dropUser(id);
}
