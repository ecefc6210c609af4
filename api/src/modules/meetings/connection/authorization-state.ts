import { createHash, randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { AppError } from '#base/errors/app-error.ts';
import type { Sealer } from '#base/secrets/sealer.ts';

/** A teacher has so long at the provider's page. */
const LIFE_MS = 15 * 60_000;
const CONTEXT = 'meetings:state';

const schema = v.object({ userId: v.number(), verifier: v.string(), browser: v.string(), expiresAt: v.number() });
type State = v.InferOutput<typeof schema>;

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url');

/**
 * What comes back from the provider's page: who asked for it, in which browser, with which PKCE verifier. It is sealed, so
 * nothing has to be kept, and nobody else can make one.
 * @param browser the secret that the browser has in a cookie: nobody can have another give the authorization for them.
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

/** @throws AppError `bad_request` for a state that is forged, over, or of another browser. */
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
