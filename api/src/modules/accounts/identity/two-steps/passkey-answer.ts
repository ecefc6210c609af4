import { isIP } from 'node:net';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server';
import * as v from 'valibot';
import type { Sql } from '#base/database/sql.ts';
import type { Ctx } from '#base/http/ctx.ts';

export interface Site {
  /** Passkeys belong to one host: a change of host makes them useless. */
  rpID: string;
  origin: string;
}

/** The site of the passkeys; null for a site without a host name, which passkeys need. */
export function passkeySite({ deps }: Pick<Ctx, 'deps'>): Site | null {
  const { hostname, origin } = new URL(deps.settings.publicUrl);
  return isIP(hostname.replace(/^\[|\]$/g, '')) ? null : { rpID: hostname, origin };
}

interface StoredPasskey {
  id: number;
  userId: number;
  name: string;
  credentialId: string;
  publicKey: Buffer;
  counter: number;
  transports: string[];
}

const columns = `id, user_id as "userId", name, credential_id as "credentialId", public_key as "publicKey",
  counter::float8 as counter, transports`;

export const passkeysOf = (sql: Sql, userId: number): Promise<StoredPasskey[]> =>
  sql.query<StoredPasskey>({
    text: `select ${columns} from passkeys where user_id = $1 order by id`,
    values: [userId],
  });

/**
 * The options for the browser: one of the user's passkeys as a second step, or any passkey of the site with the user's
 * finger or PIN.
 */
export async function authenticationOptions(sql: Sql, { rpID }: Site, userId: number | null) {
  const passkeys = userId === null ? [] : await passkeysOf(sql, userId);
  return generateAuthenticationOptions({
    rpID,
    allowCredentials: passkeys.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    userVerification: userId === null ? 'required' : 'preferred',
  });
}

interface Answer {
  response: Record<string, unknown>;
  expectedChallenge: string;
  /** Null: the passkey itself identifies the user. */
  userId: number | null;
}

/** The counter of a device must have grown; of two parallel answers with the same count one is accepted. */
const useText = `update passkeys set counter = $2, last_used_at = $3 where id = $1 and (counter < $2 or (counter = 0 and $2 = 0)) returning id`;

async function isSigned(site: Site, passkey: StoredPasskey, answer: Answer): Promise<number | null> {
  const { credentialId, publicKey, counter, transports } = passkey;
  const checked = await verifyAuthenticationResponse({
    response: answer.response as unknown as AuthenticationResponseJSON,
    expectedChallenge: answer.expectedChallenge,
    expectedOrigin: site.origin,
    expectedRPID: site.rpID,
    credential: { id: credentialId, publicKey: new Uint8Array(publicKey), counter, transports },
    requireUserVerification: answer.userId === null,
  }).catch(() => null);
  return checked?.verified ? checked.authenticationInfo.newCounter : null;
}

/**
 * The user whose passkey has signed the challenge on this site; null if it belongs to another user, or if anything is
 * wrong.
 */
export async function judgePasskey(sql: Sql, ctx: Ctx, answer: Answer): Promise<number | null> {
  const site = passkeySite(ctx);
  const credentialId = v.safeParse(v.object({ id: v.string() }), answer.response);
  if (!site || !credentialId.success) return null;
  const text = `select ${columns} from passkeys where credential_id = $1 and ($2::bigint is null or user_id = $2)`;
  const [passkey] = await sql.query<StoredPasskey>({ text, values: [credentialId.output.id, answer.userId] });
  const counter = passkey && (await isSigned(site, passkey, answer));
  if (!passkey || counter === null || counter === undefined) return null;
  const used = await sql.query({ text: useText, values: [passkey.id, counter, ctx.now] });
  return used.length > 0 ? passkey.userId : null;
}
