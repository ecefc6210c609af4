import { isNoAddress } from '@academy/shared-auth/typed-text';
import { writeAudit, writeEdit } from '#base/audit/audit.ts';
import { hashPassword } from '#base/auth/passwords.ts';
import { newToken } from '#base/auth/tokens.ts';
import type { Sql } from '#base/database/sql.ts';
import { AppError, fieldError } from '#base/errors/app-error.ts';
import type { Ctx, ViewerCtx } from '#base/http/ctx.ts';
import { endAccess } from '../end-access.ts';
import { lockUser } from '../lock-user.ts';
import { mailAboutSecurity } from '../security-mails.ts';
import { findAccount } from '../stored-account.ts';
import { dropRestoring, takeLink } from './email-links.ts';
import { sendConfirmation } from './follow-email.ts';

const verifyText = `update users set email_verified_at = $2, bounced_email = null
  where id = $1 and lower(email) = lower($3) returning id`;

/** D87: whoever opens the link of the mail owns the account's address. */
export async function confirmEmail(ctx: Ctx, token: string): Promise<void> {
  await ctx.sql.transaction(async (sql) => {
    const { userId, email } = await takeLink(sql, 'confirm', token, ctx.now);
    const verified = await sql.query({ text: verifyText, values: [userId, ctx.now, email] });
    if (verified.length === 0) throw fieldError('token', 'invalid', 'The account has another email address now');
    for (const follow of ctx.deps.confirmed) await follow(sql, { userId, email, now: ctx.now });
    await writeAudit(sql, ctx, {
      action: 'user.confirm-email',
      subject: 'user',
      subjectId: userId,
      actorId: userId,
      after: { email },
    });
  });
}

/** Sends the link again. @returns the receiving address, and whether it is already confirmed. */
export async function sendConfirmationAgain(ctx: ViewerCtx): Promise<{ email: string; verified: boolean }> {
  const account = await findAccount(ctx.sql, ctx.viewer.userId);
  if (!account) throw new AppError('not_found', 'There is no such user');
  const { email, emailVerifiedAt, bouncedEmail } = account;
  if (isNoAddress(email)) throw new AppError('conflict', 'The account has no email address');
  if (emailVerifiedAt && bouncedEmail?.toLowerCase() !== email.toLowerCase()) return { email, verified: true };
  await ctx.deps.limits.confirmationMails.take(String(account.id));
  await ctx.sql.transaction((sql) => sendConfirmation(sql, ctx, account));
  return { email, verified: false };
}

async function restore(sql: Sql, ctx: Ctx, token: string, passwordHash: string): Promise<number> {
  const { userId, email, createdAt } = await takeLink(sql, 'restore', token, ctx.now);
  await lockUser(sql, userId);
  const account = await findAccount(sql, userId);
  const taken = await sql.query({
    text: 'select from users where lower(email) = lower($1) and id <> $2',
    values: [email, userId],
  });
  if (taken.length > 0) throw new AppError('conflict', 'Another account has this email address');
  await sql.query({
    text: 'update users set email = $2, email_verified_at = $3, password_hash = $4 where id = $1',
    values: [userId, email, ctx.now, passwordHash],
  });
  await endAccess(sql, ctx, 'not-me', { userId });
  await dropRestoring(sql, userId, createdAt);
  await mailAboutSecurity(sql, ctx, userId, { event: 'taken-back' });
  await writeEdit(sql, ctx, {
    action: 'user.restore-email',
    subject: 'user',
    subjectId: userId,
    actorId: userId,
    before: { email: account?.email ?? null },
    after: { email },
  });
  return userId;
}

/**
 * D87, "This was not me": the former address is restored, the password becomes invalid, and all access ends, also
 * second steps and links that others have added since.
 */
export async function restoreEmail(ctx: Ctx, token: string): Promise<void> {
  const passwordHash = await hashPassword(newToken());
  const userId = await ctx.sql.transaction((sql) => restore(sql, ctx, token, passwordHash));
  ctx.deps.sessions.dropUser(userId);
}
