import { toString as drawQr } from 'qrcode';
import { writeAudit } from '#base/audit/audit.ts';
import { AppError } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { signInNameOf } from '../accounts.ts';
import { lockUser } from '../lock-user.ts';
import { mailAboutSecurity } from '../security-mails.ts';
import { renewRecoveryCodes } from './recovery-codes.ts';
import { isOfWrongClock, newTotpSecret, stepOfCode, totpUri } from './totp.ts';
import { wrongAnswer } from './wrong-answers.ts';

interface NewSecret {
  secret: string;
  uri: string;
  qr: string;
}

const addPendingText = `insert into totp_secrets (user_id, pending, pending_at) values ($1, $2, $3)
  on conflict (user_id) do update set pending = excluded.pending, pending_at = excluded.pending_at`;

/**
 * A secret for the viewer's app, which becomes active with its first right code; until then the former one is active.
 */
export async function beginTotp({ sql, deps, viewer, now }: ViewerCtx): Promise<NewSecret> {
  const { userId } = viewer;
  const secret = newTotpSecret();
  await sql.query({ text: addPendingText, values: [userId, deps.twoSteps.seal(userId, secret), now] });
  // Some apps show other scripts badly.
  const uri = totpUri({ secret, issuer: deps.academy().name.en, label: await signInNameOf(sql, userId) });
  return { secret, uri, qr: await drawQr(uri, { type: 'svg', margin: 2 }) };
}

/** How long a secret waits for its first code. */
const PENDING_MS = 60 * 60_000;
const pendingText = 'select pending from totp_secrets where user_id = $1 and pending is not null and pending_at > $2';
const confirmText = `update totp_secrets
  set secret = pending, confirmed_at = $2, last_step = $3, pending = null, pending_at = null where user_id = $1`;

/** Accepts the first code of the app: from now on a sign-in needs a code. @returns ten recovery codes, shown once. */
export async function confirmTotp({ ctx, code }: { ctx: ViewerCtx; code: string }): Promise<string[]> {
  const { userId } = ctx.viewer;
  const codes = await ctx.sql.transaction(async (sql) => {
    await lockUser(sql, userId);
    const since = new Date(ctx.now.getTime() - PENDING_MS);
    const [row] = await sql.query<{ pending: Buffer }>({ text: pendingText, values: [userId, since] });
    if (!row) throw new AppError('conflict', 'Begin with a new secret');
    const secret = ctx.deps.twoSteps.unseal(userId, row.pending);
    const step = secret && stepOfCode(secret, code, ctx.now);
    if (!step) throw wrongAnswer(secret && isOfWrongClock(secret, code, ctx.now) ? 'clock' : 'code');
    await sql.query({ text: confirmText, values: [userId, ctx.now, step] });
    await writeAudit(sql, ctx, { action: 'user.two-steps-totp', subject: 'user', subjectId: userId });
    await mailAboutSecurity(sql, ctx, userId, { event: 'totp-on' });
    return renewRecoveryCodes(sql, ctx.deps, { userId, now: ctx.now });
  });
  ctx.deps.sessions.dropUser(userId);
  return codes;
}
