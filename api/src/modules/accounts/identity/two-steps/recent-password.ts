import { matchPassword } from '#base/auth/passwords.ts';
import { AppError, fieldError } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { findAccount } from '../stored-account.ts';

const RECENT_MS = 15 * 60_000;

/** Whether a change of the viewer's sign-in needs the password: not soon after a sign-in. */
export async function needsPassword({ sql, viewer, now }: ViewerCtx): Promise<boolean> {
  const text = 'select created_at from sessions where token_hash = $1';
  const [session] = await sql.query<{ created_at: Date }>({ text, values: [Buffer.from(viewer.session, 'hex')] });
  return !session || now.getTime() - session.created_at.getTime() > RECENT_MS;
}

/**
 * A person at an open session cannot change how its owner signs in. @throws AppError 403 `password_needed`, 422 at
 * `password`.
 */
export async function checkRecentPassword(ctx: ViewerCtx, password: string | undefined): Promise<void> {
  if (!(await needsPassword(ctx))) return;
  if (password === undefined) {
    const message = 'Enter your password to go on';
    throw new AppError('password_needed', message, [{ path: 'password', code: 'needed', message }]);
  }
  const { loginFailures } = ctx.deps.limits;
  const key = ['own-password', String(ctx.viewer.userId)];
  await loginFailures.take(...key);
  const account = await findAccount(ctx.sql, ctx.viewer.userId);
  if (!(await matchPassword(account?.passwordHash ?? null, password)))
    throw fieldError('password', 'wrong', 'The password is not correct');
  await loginFailures.clear(...key);
}
