import {
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { writeAudit } from '#base/audit/audit.ts';
import type { Sql } from '#base/database/sql.ts';
import { AppError, fieldError } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { signInNameOf } from '../accounts.ts';
import { lockUser } from '../lock-user.ts';
import { mailAboutSecurity } from '../security-mails.ts';
import { findAccount } from '../stored-account.ts';
import { addChallenge, challengeEnded, endChallenge, findChallenge } from './challenges.ts';
import { isOn, methodsOf } from './methods.ts';
import { passkeySite, passkeysOf, type Site } from './passkey-answer.ts';
import { renewRecoveryCodes } from './recovery-codes.ts';

/** The most passkeys of one user. */
const MOST_PASSKEYS = 20;

function siteOf(ctx: ViewerCtx): Site {
  const site = passkeySite(ctx);
  if (!site) throw new AppError('conflict', 'Passkeys need an address with a name, not a number');
  return site;
}

/**
 * The options with which the browser makes a passkey: with the user's finger or PIN, so that it can also be used alone.
 */
export async function beginPasskey(ctx: ViewerCtx) {
  const { userId } = ctx.viewer;
  const { rpID } = siteOf(ctx);
  const account = await findAccount(ctx.sql, userId);
  const present = await passkeysOf(ctx.sql, userId);
  const options = await generateRegistrationOptions({
    rpName: ctx.deps.academy().name.en,
    rpID,
    userID: new Uint8Array(ctx.deps.twoSteps.handleOf(userId)),
    userName: await signInNameOf(ctx.sql, userId),
    userDisplayName: account?.name ?? '',
    excludeCredentials: present.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const passkeyChallenge = options.challenge;
  const about = { purpose: 'add', userId, passwordMark: null, passkeyChallenge } as const;
  return { challenge: await addChallenge(ctx.sql, ctx.now, about), options: { ...options } };
}

export interface NewPasskey {
  challenge: string;
  name: string;
  passkey: Record<string, unknown>;
}

async function readPasskey(ctx: ViewerCtx, { challenge, passkey }: NewPasskey) {
  const site = siteOf(ctx);
  const asked = await findChallenge(ctx.sql, { token: challenge, purposes: ['add'], now: ctx.now });
  if (asked?.userId !== ctx.viewer.userId || asked.passkeyChallenge === null) throw challengeEnded();
  const read = await verifyRegistrationResponse({
    response: passkey as unknown as RegistrationResponseJSON,
    expectedChallenge: asked.passkeyChallenge,
    expectedOrigin: site.origin,
    expectedRPID: site.rpID,
    requireUserVerification: true,
  }).catch(() => null);
  if (!read?.verified) throw fieldError('passkey', 'wrong', 'This is no passkey of this site');
  return read.registrationInfo;
}

type Registration = Awaited<ReturnType<typeof readPasskey>>;

const addText = `insert into passkeys (user_id, credential_id, public_key, counter, transports, synced, name, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (credential_id) do nothing returning id`;

async function store(sql: Sql, ctx: ViewerCtx, name: string, registration: Registration): Promise<number> {
  const { credential, credentialBackedUp } = registration;
  const { id, publicKey, counter, transports = [] } = credential;
  const [added] = await sql.query<{ id: number }>({
    text: addText,
    values: [
      ...[ctx.viewer.userId, id, Buffer.from(publicKey), counter, transports],
      ...[credentialBackedUp, name, ctx.now],
    ],
  });
  if (!added) throw new AppError('conflict', 'This passkey is there already');
  return added.id;
}

/** @returns ten recovery codes if it is the first second step. */
export async function addPasskey({ ctx, input }: { ctx: ViewerCtx; input: NewPasskey }) {
  const { userId } = ctx.viewer;
  const registration = await readPasskey(ctx, input);
  const added = await ctx.sql.transaction(async (sql) => {
    await lockUser(sql, userId);
    await endChallenge(sql, input.challenge);
    const before = await methodsOf(sql, userId);
    if (before.passkeys >= MOST_PASSKEYS) throw new AppError('conflict', `There are ${MOST_PASSKEYS} passkeys already`);
    const id = await store(sql, ctx, input.name, registration);
    const after = { name: input.name };
    await writeAudit(sql, ctx, { action: 'user.add-passkey', subject: 'user', subjectId: userId, after });
    await mailAboutSecurity(sql, ctx, userId, { event: 'passkey-on', name: input.name });
    const recoveryCodes = isOn(before) ? null : await renewRecoveryCodes(sql, ctx.deps, { userId, now: ctx.now });
    return { id: String(id), recoveryCodes };
  });
  ctx.deps.sessions.dropUser(userId);
  return added;
}
