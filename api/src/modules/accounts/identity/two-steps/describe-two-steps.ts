import { writeAudit } from '#base/audit/audit.ts';
import { AppError } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { mailAboutSecurity } from '../security-mails.ts';
import { isOn, methodsOf } from './methods.ts';
import { passkeySite } from './passkey-answer.ts';
import { needsPassword } from './recent-password.ts';
import { renewRecoveryCodes } from './recovery-codes.ts';

interface PasskeyLine {
  id: string;
  name: string;
  synced: boolean;
  created_at: Date;
  last_used_at: Date | null;
}

const passkeysText = `select id::text, name, synced, created_at, last_used_at from passkeys where user_id = $1 order by id`;

/** The viewer's ways to sign in, and which of them they may change. */
export async function describeTwoSteps(ctx: ViewerCtx) {
  const { userId, roles } = ctx.viewer;
  const { totp, passkeys: count, recoveryCodes } = await methodsOf(ctx.sql, userId);
  const passkeys = await ctx.sql.query<PasskeyLine>({ text: passkeysText, values: [userId] });
  const required = ctx.deps.sessions.mustSetUpTwoSteps({ roles, hasTwoSteps: false });
  return {
    totp,
    passkeys: passkeys.map(({ created_at, last_used_at, ...passkey }) => ({
      ...passkey,
      createdAt: created_at.toISOString(),
      lastUsedAt: last_used_at?.toISOString() ?? null,
    })),
    recoveryCodes,
    required,
    passwordNeeded: await needsPassword(ctx),
    may: { addPasskey: passkeySite(ctx) !== null, remove: !required || count + (totp ? 1 : 0) > 1 },
  };
}

/** Replaces the recovery codes by ten new ones. */
export async function replaceRecoveryCodes(ctx: ViewerCtx): Promise<string[]> {
  const { userId } = ctx.viewer;
  return ctx.sql.transaction(async (sql) => {
    if (!isOn(await methodsOf(sql, userId))) throw new AppError('conflict', 'Set up two-step sign-in first');
    await writeAudit(sql, ctx, { action: 'user.renew-recovery-codes', subject: 'user', subjectId: userId });
    await mailAboutSecurity(sql, ctx, userId, { event: 'codes' });
    return renewRecoveryCodes(sql, ctx.deps, { userId, now: ctx.now });
  });
}
