import { writeAudit } from '#base/audit/audit.ts';
import type { Sql } from '#base/database/sql.ts';
import { AppError, notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { lockUser } from '../lock-user.ts';
import { mailAboutSecurity, type SecurityEvent } from '../security-mails.ts';
import { isOn, methodsOf } from './methods.ts';
import { dropRecoveryCodes } from './recovery-codes.ts';

/**
 * With the last method the recovery codes are deleted; a user who must have a method cannot remove the last one (D120).
 */
async function followRemoval(sql: Sql, ctx: ViewerCtx): Promise<void> {
  const { userId, roles } = ctx.viewer;
  if (isOn(await methodsOf(sql, userId))) return;
  if (ctx.deps.sessions.mustSetUpTwoSteps({ roles, hasTwoSteps: false }))
    throw new AppError('conflict', 'Your role asks for two-step sign-in. Set up another way first.');
  await dropRecoveryCodes(sql, userId);
}

interface Removal {
  text: string;
  /** The parameters after the user's own id. */
  values: readonly unknown[];
  action: string;
}

/** Removes the row whose name a statement returns, and mails the user about it. */
async function remove(
  ctx: ViewerCtx,
  { text, values, action }: Removal,
  eventOf: (name: string) => SecurityEvent,
): Promise<void> {
  const { userId } = ctx.viewer;
  await ctx.sql.transaction(async (sql) => {
    await lockUser(sql, userId);
    const removed = await sql.query<{ name: string }>({ text, values: [userId, ...values] });
    if (removed.length === 0) throw notFound('Method');
    await followRemoval(sql, ctx);
    const names = removed.map(({ name }) => name);
    await writeAudit(sql, ctx, { action, subject: 'user', subjectId: userId, before: { names } });
    for (const name of names) await mailAboutSecurity(sql, ctx, userId, eventOf(name));
  });
  ctx.deps.sessions.dropUser(userId);
}

export const removeTotp = (ctx: ViewerCtx): Promise<void> =>
  remove(
    ctx,
    {
      text: `delete from totp_secrets where user_id = $1 and confirmed_at is not null returning 'totp' as name`,
      values: [],
      action: 'user.remove-totp',
    },
    () => ({ event: 'totp-off' }),
  );

const passkeyOff = (name: string): SecurityEvent => ({ event: 'passkey-off', name });
const action = 'user.remove-passkey';

export const removePasskeys = (ctx: ViewerCtx): Promise<void> =>
  remove(ctx, { text: 'delete from passkeys where user_id = $1 returning name', values: [], action }, passkeyOff);

export const removePasskey = (ctx: ViewerCtx, id: number): Promise<void> =>
  remove(
    ctx,
    { text: 'delete from passkeys where user_id = $1 and id = $2 returning name', values: [id], action },
    passkeyOff,
  );
