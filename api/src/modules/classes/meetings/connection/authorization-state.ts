import { createHash, randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { AppError } from '#base/errors/app-error.ts';
import type { Sealer } from '#base/secrets/sealer.ts';

/** The time that a teacher has on the provider's page. */
const LIFE_MS = 15 * 60_000;
const CONTEXT = 'meetings:state';

const schema = v.object({ userId: v.number(), verifier: v.string(), browser: v.string(), expiresAt: v.number() });
type State = v.InferOutput<typeof schema>;

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url');

/**
 * The state that the provider's page returns: who started it, in which browser, with which PKCE verifier. It is
 * encrypted, so that nothing is stored and nobody can forge one.
 * @param browser the secret in the browser's cookie: nobody can make another person complete their authorization.
 */
export function beginAuthorization(
  sealer: Sealer,
  { userId, browser, now }: { userId: number; browser: string; now: Date },
) {
  const verifier = randomBytes(32).toString('base64url');
  const state: State = { userId, verifier, browser: hash(browser), expiresAt: now.getTime() + LIFE_MS };
  const sealed = sealer.seal(JSON.stringify(state), CONTEXT).toString('base64url');
  return { state: sealed, challenge: hash(verifier) };
}

/** @throws AppError `bad_request` for a state that is forged, expired, or from another browser. */
export function readState(
  sealer: Sealer,
  sealed: string,
  { browser, now }: { browser: string | null; now: Date },
): State {
  const text = sealer.unseal(Buffer.from(sealed, 'base64url'), CONTEXT);
  const state = text === null ? null : v.parse(schema, JSON.parse(text));
  if (!state || state.expiresAt <= now.getTime() || !browser || state.browser !== hash(browser))
    throw new AppError('bad_request', 'This authorization was not begun in this browser, or too long ago');
  return state;
}
