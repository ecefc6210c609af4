import { sha256 } from '#base/auth/tokens.ts';
import type { Sql } from '#base/database/sql.ts';
import type { AppError } from '#base/errors/app-error.ts';
import type { Ctx } from '#base/http/ctx.ts';
import { mailAboutSecurity } from '../security-mails.ts';
import { HARD_LIMIT } from '../sign-in.ts';
import { findAccount } from '../stored-account.ts';
import { beginSession } from './begin-session.ts';
import { type Challenge, challengeEnded, countTry, endChallenge } from './challenges.ts';
import { judgePasskey } from './passkey-answer.ts';
import { takeRecoveryCode } from './recovery-codes.ts';
import { isOfWrongClock, stepOfCode } from './totp.ts';
import type { Verification } from './two-steps.schema.ts';
import { type WrongAnswer, wrongAnswer } from './wrong-answers.ts';

interface Verifying {
  ctx: Ctx;
  input: Verification;
}

const isOfApp = (code: string): boolean => /^\d{6}$/.test(code);

const takeStepText =
  'update totp_secrets set last_step = $2 where user_id = $1 and confirmed_at is not null and last_step < $2 returning user_id';

/** Uses up the 30 seconds of a code: it is accepted once, even for parallel requests. */
async function judgeTotp(sql: Sql, ctx: Ctx, userId: number, code: string): Promise<WrongAnswer | null> {
  const text = 'select secret from totp_secrets where user_id = $1 and confirmed_at is not null';
  const [row] = await sql.query<{ secret: Buffer }>({ text, values: [userId] });
  const secret = row && ctx.deps.twoSteps.unseal(userId, row.secret);
  if (!secret) return 'code';
  const step = stepOfCode(secret, code, ctx.now);
  if (step === null) return isOfWrongClock(secret, code, ctx.now) ? 'clock' : 'code';
  return (await sql.query({ text: takeStepText, values: [userId, step] })).length > 0 ? null : 'used';
}

async function judgeRecovery(sql: Sql, ctx: Ctx, userId: number, code: string): Promise<WrongAnswer | null> {
  const remaining = await takeRecoveryCode(sql, ctx.deps, { userId, code });
  if (remaining === null) return 'code';
  await mailAboutSecurity(sql, ctx, userId, { event: 'code-used', remaining });
  return null;
}

type Judged<Right extends object> = Right | { wrong: WrongAnswer };

/** @returns the user who has proved it, or what is wrong. */
async function judge(sql: Sql, { ctx, input }: Verifying, challenge: Challenge): Promise<Judged<{ userId: number }>> {
  const { userId, passkeyChallenge } = challenge;
  if (input.passkey) {
    if (passkeyChallenge === null) return { wrong: 'passkey' };
    const answer = { response: input.passkey, expectedChallenge: passkeyChallenge, userId };
    const owner = await judgePasskey(sql, ctx, answer);
    return owner === null ? { wrong: 'passkey' } : { userId: owner };
  }
  if (userId === null || input.code === undefined) return { wrong: 'code' };
  const judgeCode = isOfApp(input.code) ? judgeTotp : judgeRecovery;
  const wrong = await judgeCode(sql, ctx, userId, input.code);
  return wrong ? { wrong } : { userId };
}

/** One transaction that checks the answer, uses up the challenge and starts the session. */
async function complete(sql: Sql, verifying: Verifying, challenge: Challenge): Promise<Judged<{ token: string }>> {
  const { ctx, input } = verifying;
  const judged = await judge(sql, verifying, challenge);
  if ('wrong' in judged) return judged;
  const { userId } = judged;
  await endChallenge(sql, input.challenge);
  const account = await findAccount(sql, userId);
  const isSamePassword = challenge.passwordMark?.equals(sha256(account?.passwordHash ?? '')) ?? true;
  if (!account || !isSamePassword) throw challengeEnded();
  const token = await beginSession(sql, ctx, { userId, passwordHash: account.passwordHash });
  if (!token) throw challengeEnded();
  return { token };
}

/** Counts guesses of a user's codes from all networks together; they do not lock out recovery codes and passkeys. */
async function countCodeOfApp({ ctx, input }: Verifying, userId: number): Promise<void> {
  if (input.code !== undefined && isOfApp(input.code)) await ctx.deps.limits.codesOfUser.take(String(userId));
}

/**
 * The same limits as for passwords (D61): only failures are counted, each before it is checked. @throws AppError 429.
 */
async function countFailure(verifying: Verifying, challenge: Challenge | null): Promise<AppError | null> {
  const { ctx } = verifying;
  const { secondStepFailures, networkLoginFailures } = ctx.deps.limits;
  const all = await networkLoginFailures.count(ctx.network);
  if (challenge?.userId == null) {
    if (all.rejection) throw all.rejection;
    return null;
  }
  const own = await secondStepFailures.count(String(challenge.userId), ctx.network);
  if (own.rejection) throw own.rejection;
  const isJudged = own.taken === 1 && all.taken <= HARD_LIMIT * networkLoginFailures.points;
  if (all.rejection && !isJudged) throw all.rejection;
  await countCodeOfApp(verifying, challenge.userId);
  return all.rejection;
}

/** D120: the second step of a sign-in, or a passkey alone. @returns the token of the session. */
export async function verifySignIn(verifying: Verifying): Promise<string> {
  const { ctx, input } = verifying;
  const asked = { token: input.challenge, purposes: ['sign-in', 'passkey'] as const, now: ctx.now };
  const challenge = await countTry(ctx.sql, asked);
  const rejection = await countFailure(verifying, challenge);
  if (!challenge) throw challengeEnded();
  const completed = await ctx.sql.transaction((sql) => complete(sql, verifying, challenge));
  if ('wrong' in completed) throw rejection ?? wrongAnswer(completed.wrong);
  const { secondStepFailures, networkLoginFailures, codesOfUser } = ctx.deps.limits;
  if (challenge.userId !== null) {
    await secondStepFailures.clear(String(challenge.userId), ctx.network);
    if (input.code !== undefined && isOfApp(input.code)) await codesOfUser.giveBack(String(challenge.userId));
  }
  await networkLoginFailures.giveBack(ctx.network);
  return completed.token;
}
