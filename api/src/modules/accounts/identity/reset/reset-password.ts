import { writeAudit } from '#base/audit/audit.ts';
import { hashPassword } from '#base/auth/passwords.ts';
import { sha256 } from '#base/auth/tokens.ts';
import type { Sql } from '#base/database/sql.ts';
import { AppError } from '#base/errors/app-error.ts';
import type { Ctx } from '#base/http/ctx.ts';
import { endAccess } from '#modules/accounts/identity/end-access.ts';
import type { ResetPassword } from '#modules/accounts/identity/identity.schema.ts';
import { mailAboutSecurity } from '#modules/accounts/identity/security-mails.ts';
import { type Entered, enter } from '#modules/accounts/identity/two-steps/begin-session.ts';

const rejected = () => new AppError('reset_refused', 'Verify the reset code first');

interface Reset {
  ctx: Ctx;
  input: ResetPassword;
  context: string | null;
}

/**
 * Finds and uses up the verified reset of this e-mail in this context; without a cookie the network address must match.
 */
async function takeVerified(sql: Sql, { ctx, input, context }: Reset): Promise<number | undefined> {
  const [row] = await sql.query<{ user_id: number }>({
    text: `delete from reset_contexts p using users u
      where u.id = p.user_id and lower(u.email) = lower($1) and u.active and u.deleted_at is null
        and p.verified_at is not null and p.expires_at > $2 and lower(coalesce(p.email, u.email)) = lower(u.email)
        and (p.context_hash = $3 or ($3::bytea is null and p.verified_ip = $4))
      returning p.user_id`,
    values: [input.email, ctx.now, context ? sha256(context) : null, ctx.ip],
  });
  return row?.user_id;
}

const proveText = `update users set email_verified_at = coalesce(email_verified_at, $2), bounced_email = null
  where id = $1 and not exists (select from email_links l
    where l.user_id = $1 and l.purpose = 'restore' and l.expires_at > $2)
  returning email`;

/**
 * D87: the code of a mail proves the address, like an invitation, where it leaves nobody else a way into the account:
 * the caller has seen that there is no second step, and no former address can be restored.
 */
async function proveAddress(sql: Sql, ctx: Ctx, userId: number): Promise<void> {
  const [proved] = await sql.query<{ email: string }>({ text: proveText, values: [userId, ctx.now] });
  if (!proved) return;
  for (const follow of ctx.deps.accepted) await follow(sql, { userId, email: proved.email, now: ctx.now });
}

/** D60: sets the new password once, ends other access and starts a session; a second step is still needed (D120). */
export async function resetPassword({ ctx, input, context }: Reset): Promise<Entered> {
  const passwordHash = await hashPassword(input.newPassword);
  return ctx.sql.transaction(async (sql) => {
    const userId = await takeVerified(sql, { ctx, input, context });
    if (!userId) throw rejected();
    await sql.query({ text: 'update users set password_hash = $2 where id = $1', values: [userId, passwordHash] });
    await endAccess(sql, ctx, 'reset', { userId });
    await mailAboutSecurity(sql, ctx, userId, { event: 'password' });
    await writeAudit(sql, ctx, { action: 'user.reset-password', subject: 'user', subjectId: userId, actorId: userId });
    const entered = await enter(sql, ctx, { userId, passwordHash });
    if (!entered) throw rejected();
    if ('token' in entered) await proveAddress(sql, ctx, userId);
    return entered;
  });
}
