import { bigint, boolean, index, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { at, bytes, createdAt, identity } from '#base/database/columns.ts';
import { userId, users } from '../identity.table.ts';

/** D120: the secret that a user's authenticator app shares with the academy, sealed. */
export const totpSecrets = pgTable('totp_secrets', {
  userId: userId().primaryKey(),
  /** Null until the first right code. */
  secret: bytes('secret'),
  confirmedAt: at('confirmed_at'),
  /** The 30 seconds of the last used code: this code and earlier ones are not accepted again. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  /** A secret that is being set up: it replaces the other one with its first right code. */
  pending: bytes('pending'),
  pendingAt: at('pending_at'),
});

/** D120: written-down codes, each for one use; stored as keyed hashes. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    codeHash: bytes('code_hash').primaryKey(),
    userId: userId(),
    createdAt: createdAt(),
  },
  (t) => [index('recovery_codes_user_idx').on(t.userId)],
);

/** D120: the public half of a passkey, as WebAuthn describes it. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: identity(),
    userId: userId(),
    credentialId: text('credential_id').notNull().unique('passkeys_credential_key'),
    publicKey: bytes('public_key').notNull(),
    /** The counter of the device; always 0 if the device does not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    /** Whether a service synchronizes it to other devices. */
    synced: boolean('synced').notNull(),
    name: text('name').notNull(),
    createdAt: createdAt(),
    lastUsedAt: at('last_used_at'),
  },
  (t) => [index('passkeys_user_idx').on(t.userId)],
);

/** An open challenge, to be answered once and within five minutes. The client has the token, the table its hash. */
export const signInChallenges = pgTable(
  'sign_in_challenges',
  {
    tokenHash: bytes('token_hash').primaryKey(),
    /** `sign-in`: the second step. `passkey`: a passkey alone, of any user. `add`: a passkey that is being set up. */
    purpose: text('purpose', { enum: ['sign-in', 'passkey', 'add'] }).notNull(),
    /** Null: the user is not known yet. */
    userId: bigint('user_id', { mode: 'number' }).references(() => users.id, { onDelete: 'cascade' }),
    /** A mark of the proved password: a change of the password ends the challenge. */
    passwordMark: bytes('password_mark'),
    /** The text that a passkey signs. */
    passkeyChallenge: text('passkey_challenge'),
    tries: smallint('tries').notNull().default(0),
    expiresAt: at('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('sign_in_challenges_user_idx').on(t.userId), index('sign_in_challenges_expiry_idx').on(t.expiresAt)],
);
