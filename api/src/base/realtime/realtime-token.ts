import { sign, verify } from 'hono/jwt';
import * as v from 'valibot';
import { HubError } from './hub/protocol.ts';
import { channelOf } from './publish.ts';
import type { RealtimeKey } from './realtime-key.ts';

/** The user of a token, its channels, and its end (milliseconds since 1970). */
export interface Listener {
  userId: number;
  /** The hash of the session's token, as hex. */
  session: string;
  channels: ReadonlySet<string>;
  expiresAt: number;
}

const claimsSchema = v.object({
  exp: v.number(),
  'x-ably-clientId': v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number)),
  'x-ably-capability': v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.array(v.string()))),
  'x-academy-session': v.pipe(v.string(), v.hexadecimal()),
});

/** The secret as the library wants it, so that its header names the key: Ably needs the name. */
const jwkOf = ({ name, secret }: RealtimeKey) => ({
  kty: 'oct',
  alg: 'HS256' as const,
  kid: name,
  k: Buffer.from(secret).toString('base64url'),
});

interface Grant {
  userId: number;
  /** For a hub that checks whether the session has ended; Ably does not need it. */
  session?: string | undefined;
  now: Date;
  seconds: number;
  /** Further channels, in addition to the user's own. */
  channels?: readonly string[];
}

/** An Ably JWT that only allows listening to the user's own channel and to common channels (D49). */
export function signToken(key: RealtimeKey, { userId, session, now, seconds, channels = [] }: Grant): Promise<string> {
  const iat = Math.floor(now.getTime() / 1000);
  const claims = {
    iat,
    exp: iat + seconds,
    'x-ably-clientId': String(userId),
    'x-ably-capability': JSON.stringify(
      Object.fromEntries([channelOf(userId), ...channels].map((channel) => [channel, ['subscribe']])),
    ),
    'x-academy-session': session,
  };
  return sign(claims, jwkOf(key), 'HS256');
}

async function claimsOf(key: RealtimeKey, token: string) {
  try {
    return v.parse(claimsSchema, await verify(token, jwkOf(key), { alg: 'HS256', exp: false, iat: false }));
  } catch {
    throw new HubError(40144, 401, 'The token is not valid');
  }
}

/** @throws HubError 40144 for a forged token, 40142 for an expired one. */
export async function readToken(key: RealtimeKey, token: string, now: Date): Promise<Listener> {
  const claims = await claimsOf(key, token);
  const expiresAt = claims.exp * 1000;
  if (expiresAt <= now.getTime()) throw new HubError(40142, 401, 'The token has run out');
  const granted = Object.entries(claims['x-ably-capability']).filter(([, changes]) => changes.includes('subscribe'));
  return {
    userId: claims['x-ably-clientId'],
    session: claims['x-academy-session'],
    channels: new Set(granted.map(([channel]) => channel)),
    expiresAt,
  };
}
