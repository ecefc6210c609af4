import { AppError } from '#base/errors/app-error.ts';
import type { Ctx } from '#base/http/ctx.ts';
import { addChallenge, askPasskey, challengeEnded, findChallenge } from './challenges.ts';
import { authenticationOptions, passkeySite } from './passkey-answer.ts';

/** A challenge for a passkey: for a sign-in after a correct password, or for a new sign-in without a password. */
export async function askForPasskey({ ctx, challenge }: { ctx: Ctx; challenge: string | undefined }) {
  const site = passkeySite(ctx);
  if (!site) throw new AppError('conflict', 'Passkeys need an address with a name, not a number');
  if (challenge === undefined) {
    const options = await authenticationOptions(ctx.sql, site, null);
    const about = { userId: null, passwordMark: null, passkeyChallenge: options.challenge };
    return {
      challenge: await addChallenge(ctx.sql, ctx.now, { purpose: 'passkey', ...about }),
      options: { ...options },
    };
  }
  const asked = { token: challenge, purposes: ['sign-in'] as const, now: ctx.now };
  const found = await findChallenge(ctx.sql, asked);
  if (found?.userId == null) throw challengeEnded();
  const options = await authenticationOptions(ctx.sql, site, found.userId);
  await askPasskey(ctx.sql, asked, options.challenge);
  return { challenge, options: { ...options } };
}
