import { codeDigits } from '@academy/shared-auth/typed-text';
import * as v from 'valibot';
import { instant, jsonByName, matching, presentPassword, requiredLine } from '#base/http/fields.ts';

const challenge = matching(/^[\w-]{43}$/, 'The challenge is not complete');
/** A typed code: digits of any script, with blanks or marks between them. All recovery codes may be pasted at once. */
const code = v.pipe(requiredLine(400), v.transform(codeDigits));
const secondStep = v.picklist(['totp', 'passkey', 'recovery']);

/** Proof by a code, or by the signature of a passkey. */
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

/** The options for the browser's `navigator.credentials`, as JSON. */
const browserOptions = v.record(v.string(), v.unknown());
export const passkeyQuestionResponse = v.object({
  data: v.object({ challenge: v.string(), options: browserOptions }),
});

/** Needed if the session is older than a quarter of an hour. */
export const proof = v.optional(v.object({ password: v.optional(presentPassword) }), {});

const passkey = v.object({
  id: v.string(),
  name: v.string(),
  /** Whether a service synchronizes it to other devices. */
  synced: v.boolean(),
  createdAt: instant,
  lastUsedAt: v.nullable(instant),
});

export const twoStepsResponse = v.object({
  data: v.object({
    totp: v.boolean(),
    passkeys: v.array(passkey),
    /** The number of unused codes. */
    recoveryCodes: v.number(),
    /** Whether a role of the viewer requires a second step. */
    required: v.boolean(),
    /** Whether a change needs the password. */
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
    /** Ten new codes if this is the first second step; else null, and the former codes stay valid. */
    recoveryCodes: v.nullable(v.array(v.string())),
  }),
});

export const method = v.object({ method: v.picklist(['totp', 'passkeys']) });
