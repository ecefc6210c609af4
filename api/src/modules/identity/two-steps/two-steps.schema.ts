import { codeDigits } from '@academy/shared-auth/typed-text';
import * as v from 'valibot';
import { instant, jsonByName, matching, presentPassword, requiredLine } from '#base/http/fields.ts';

const challenge = matching(/^[\w-]{43}$/, 'The challenge is not complete');
/** A code as people type it: in any script, with blanks or marks between. */
const code = v.pipe(requiredLine(60), v.transform(codeDigits));
const secondStep = v.picklist(['totp', 'passkey', 'recovery']);

/** By a code, or by what a passkey signed. */
export const verification = v.pipe(
  v.object({ challenge, code: v.optional(code), passkey: v.optional(jsonByName) }),
  v.forward(
    v.check(({ code, passkey }) => code !== undefined || passkey !== undefined, 'A code is expected'),
    ['code'],
  ),
);
export type Verification = v.InferOutput<typeof verification>;

export const openChallenge = v.object({ challenge: v.string(), methods: v.array(secondStep) });

export const passkeyQuestion = v.object({ challenge: v.optional(challenge) });

/** What `navigator.credentials` of the browser takes, as JSON. */
const browserOptions = v.record(v.string(), v.unknown());
export const passkeyQuestionResponse = v.object({
  data: v.object({ challenge: v.string(), options: browserOptions }),
});

/** Needed where the session is older than a quarter of an hour. */
export const proof = v.optional(v.object({ password: v.optional(presentPassword) }), {});

const passkey = v.object({
  id: v.string(),
  name: v.string(),
  /** Kept by a service that brings it to other devices. */
  synced: v.boolean(),
  createdAt: instant,
  lastUsedAt: v.nullable(instant),
});

export const twoStepsResponse = v.object({
  data: v.object({
    totp: v.boolean(),
    passkeys: v.array(passkey),
    /** How many are left. */
    recoveryCodes: v.number(),
    /** Whether a role of the viewer asks for a second step. */
    required: v.boolean(),
    /** Whether a change asks for the password. */
    passwordNeeded: v.boolean(),
    may: v.object({ addPasskey: v.boolean(), remove: v.boolean() }),
  }),
});

const newSecret = v.object({
  secret: v.string(),
  uri: v.string(),
  /** The same as a picture: an SVG. */
  qr: v.string(),
});
export const newTotpResponse = v.object({ ...newSecret.entries, data: newSecret });

export const totpCode = v.object({ code });
export const codesResponse = v.object({
  recoveryCodes: v.array(v.string()),
  data: v.object({ recoveryCodes: v.array(v.string()) }),
});

export const newPasskey = v.object({
  challenge,
  name: requiredLine(60),
  passkey: jsonByName,
});
export const newPasskeyResponse = v.object({
  data: v.object({
    id: v.string(),
    /** Ten new ones where this is the first second step; else null: those of before go on. */
    recoveryCodes: v.nullable(v.array(v.string())),
  }),
});

export const method = v.object({ method: v.picklist(['totp', 'passkeys']) });
