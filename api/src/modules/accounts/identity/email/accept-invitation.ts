import { writeAudit } from '#base/audit/audit.ts';
import { hashPassword } from '#base/auth/passwords.ts';
import { fieldError } from '#base/errors/app-error.ts';
import type { Ctx } from '#base/http/ctx.ts';
import { endAccess } from '../end-access.ts';
import { lockUser } from '../lock-user.ts';
import { type Entered, enter } from '../two-steps/begin-session.ts';
import { takeLink } from './email-links.ts';

interface Acceptance {
  ctx: Ctx;
  input: { token: string; password: string };
}

const acceptText = `update users set password_hash = $2, email_verified_at = $3, bounced_email = null
  where id = $1 and lower(email) = lower($4) returning id`;

/**
 * D87: the receiver of the mail chooses the password of the account that was made for them, which confirms its address.
 * @throws AppError 422 at `token`.
 */
export async function acceptInvitation({ ctx, input }: Acceptance): Promise<Entered> {
  const passwordHash = await hashPassword(input.password);
  return ctx.sql.transaction(async (sql) => {
    const { userId, email } = await takeLink(sql, 'invite', input.token, ctx.now);
    await lockUser(sql, userId);
    const accepted = await sql.query({ text: acceptText, values: [userId, passwordHash, ctx.now, email] });
    if (accepted.length === 0) throw fieldError('token', 'invalid', 'The account has another email address now');
    await endAccess(sql, ctx, 'invitation', { userId });
    for (const follow of ctx.deps.accepted) await follow(sql, { userId, email, now: ctx.now });
    const line = { action: 'user.accept-invitation', subject: 'user', subjectId: userId, actorId: userId };
    await writeAudit(sql, ctx, { ...line, after: { email } });
    const entered = await enter(sql, ctx, { userId, passwordHash });
    if (!entered) throw fieldError('token', 'invalid', 'The account is not active');
    return entered;
  });
}
