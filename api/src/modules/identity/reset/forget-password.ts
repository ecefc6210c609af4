import { newToken, sha256 } from '#base/auth/tokens.ts';
import { AppError } from '#base/errors/app-error.ts';
import type { Ctx } from '#base/http/ctx.ts';
import { codeHash, expiryOf, newCode } from './reset-code.ts';
import { resetMail } from './reset-mail.ts';

/** Sends a code and gives the context in which it is valid (D60). The mail leaves with the transaction or not at all. */
export async function forgetPassword({ ctx, email }: { ctx: Ctx; email: string }): Promise<string> {
  await ctx.deps.limits.resetMails.take(email.toLowerCase());
  const context = newToken();
  await ctx.sql.transaction(async (sql) => {
    const [user] = await sql.query<{ id: number; name: string; email: string }>({
      text: 'select id, name, email from users where lower(email) = lower($1) and active and deleted_at is null',
      values: [email],
    });
    if (!user) throw new AppError('not_found', 'No user found for this email');
    const code = await newCode(sql, ctx);
    await sql.query({
      text: `insert into password_resets (user_id, code_hash, context_hash, expires_at, created_at)
        values ($1, $2, $3, $4, $5)
        on conflict (user_id) do update set code_hash = excluded.code_hash, context_hash = excluded.context_hash,
          expires_at = excluded.expires_at, created_at = excluded.created_at, attempts = 0,
          verified_at = null, verified_ip = null`,
      values: [user.id, codeHash(code), sha256(context), expiryOf(ctx.now), ctx.now],
    });
    await ctx.deps.jobs.enqueue(sql, 'mail', resetMail(user.email, user.name, code));
  });
  return context;
}
