import { sha256 } from '#base/auth/tokens.ts';
import type { Sql } from '#base/database/sql.ts';
import type { Ctx } from '#base/http/ctx.ts';
import { deviceOf } from '../devices/device-of.ts';
import { noteDevice } from '../devices/note-device.ts';
import { addChallenge } from './challenges.ts';
import { methodsOf, type SecondStep, secondSteps } from './methods.ts';

/** A user who has proved the password, with the hash that was read. */
interface Entering {
  userId: number;
  passwordHash: string;
}

/** The step that is still to be proved. */
interface OpenChallenge {
  challenge: string;
  methods: SecondStep[];
}
export type Entered = { token: string } | OpenChallenge;

/** Starts a session after everything was proved; null if the account has changed since (D61). */
export async function beginSession(sql: Sql, ctx: Ctx, entering: Entering): Promise<string | null> {
  const token = await ctx.deps.sessions.begin(sql, { ...entering, device: deviceOf(ctx.agent) });
  if (token) await noteDevice(sql, ctx, entering.userId);
  return token;
}

/** Starts a session, or a challenge if a second step is needed (D120). @returns null if the account has changed. */
export async function enter(sql: Sql, ctx: Ctx, entering: Entering): Promise<Entered | null> {
  const methods = secondSteps(await methodsOf(sql, entering.userId));
  if (methods.length === 0) {
    const token = await beginSession(sql, ctx, entering);
    return token === null ? null : { token };
  }
  const challenge = await addChallenge(sql, ctx.now, {
    purpose: 'sign-in',
    userId: entering.userId,
    passwordMark: sha256(entering.passwordHash),
    passkeyChallenge: null,
  });
  return { challenge, methods };
}
