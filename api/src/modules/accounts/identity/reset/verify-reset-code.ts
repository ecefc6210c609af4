import { newToken, sha256 } from '#base/auth/tokens.ts';
import { AppError } from '#base/errors/app-error.ts';
import type { Ctx } from '#base/http/ctx.ts';
import { codeHash, expiryOf } from './reset-code.ts';
import { isLiveContext, MOST_ATTEMPTS, MOST_ATTEMPTS_AN_HOUR } from './reset-contexts.ts';

const rejected = () => new AppError('reset_refused', 'Reset code is invalid or expired');

interface Verify {
  ctx: Ctx;
  code: string;
  /** From the cookie of forgetPassword; null for a caller without cookies. */
  context: string | null;
}

/** The tries of a user's codes in the last hour. */
const attemptsText = `(select sum(o.attempts) from reset_contexts o
  where o.user_id = r.user_id and o.created_at > $3::timestamptz - interval '1 hour')`;

/** Every attempt is counted before it is checked, so that parallel guesses count too. */
const inContextText = `update reset_contexts r set attempts = attempts + 1,
    verified_at = case when code_hash = $2 then $3::timestamptz end,
    expires_at = case when code_hash = $2 then $4::timestamptz else expires_at end
  where context_hash = $1 and expires_at > $3 and attempts < $5 and verified_at is null
    and (attempts = 0 or ${attemptsText} < $6)
  returning code_hash = $2 as fits`;

async function verifyInContext(ctx: Ctx, code: string, context: string): Promise<boolean> {
  const limits = [MOST_ATTEMPTS, MOST_ATTEMPTS_AN_HOUR];
  const values = [sha256(context), codeHash(code), ctx.now, expiryOf(ctx.now), ...limits];
  const [row] = await ctx.sql.query<{ fits: boolean }>({ text: inContextText, values });
  return row?.fits ?? false;
}

async function verifyBare(ctx: Ctx, code: string, context: string): Promise<boolean> {
  const rows = await ctx.sql.query({
    text: `update reset_contexts set verified_at = $2, verified_ip = $3, context_hash = $4, expires_at = $5
      where code_hash = $1 and expires_at > $2 and attempts < $6 and verified_at is null returning 1`,
    values: [codeHash(code), ctx.now, ctx.ip, sha256(context), expiryOf(ctx.now), MOST_ATTEMPTS],
  });
  return rows.length === 1;
}

/**
 * D60: the code is checked within the context of the browser that requested it; without a live context among all active
 * codes, with a limit for all callers together, because an attacker can use many networks. So a browser that got no code
 * of its own, because of others, can use any code in the mailbox. Attempts beyond the limit of their network do not
 * count there. Returns the context in which the new password may be set.
 */
export async function verifyResetCode({ ctx, code, context }: Verify): Promise<string> {
  const { resetCodes, bareResetCodes, allBareResetCodes } = ctx.deps.limits;
  await resetCodes.take(ctx.network);
  if (context && (await isLiveContext(ctx.sql, context, ctx.now))) {
    if (!(await verifyInContext(ctx, code, context))) throw rejected();
    return context;
  }
  await bareResetCodes.take(ctx.network);
  await allBareResetCodes.take();
  const fresh = newToken();
  if (!(await verifyBare(ctx, code, fresh))) throw rejected();
  return fresh;
}
