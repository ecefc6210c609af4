import { matchPassword } from '#base/auth/passwords.ts';
import { AppError, fieldError } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { findAccount } from '../stored-account.ts';
import { type Entered, enter } from '../two-steps/begin-session.ts';

/**
 * D141: from a child's session back to the parent who opened it, by the parent's password, and a second step if the
 * parent has one; a passkey alone signs in as anywhere else. The child's session ends when the parent's begins.
 * @throws AppError 422 at `password`; 409 in any other session.
 */
export async function backToParent(ctx: ViewerCtx, password: string): Promise<Entered> {
  const { viewer, deps } = ctx;
  const { child } = viewer;
  if (!child || child.isOwnDevice) throw new AppError('conflict', 'This is no child’s session on a parent’s device');
  const { loginFailures } = deps.limits;
  const key = [`back:${child.by}`, ctx.network] as const;
  await loginFailures.take(...key);
  const parent = await findAccount(ctx.sql, child.by);
  const wrong = () => fieldError('password', 'wrong', 'The password is not correct');
  if (!parent || !(await matchPassword(parent.passwordHash, password))) throw wrong();
  const entered = await ctx.sql.transaction(async (sql) => {
    const started = await enter(sql, ctx, { userId: parent.id, passwordHash: parent.passwordHash });
    if (started && 'token' in started) await deps.sessions.end(sql, viewer.session);
    return started;
  });
  if (!entered) throw wrong();
  await loginFailures.clear(...key);
  return entered;
}
