import { http } from '@academy/shared-auth';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';

const passkeySchema = v.object({
  id: v.string(),
  name: v.string(),
  createdAt: v.string(),
  lastUsedAt: v.nullable(v.string()),
});
export type Passkey = v.InferOutput<typeof passkeySchema>;

export const twoStepsSchema = v.object({
  data: v.object({
    totp: v.boolean(),
    passkeys: v.array(passkeySchema),
    /** The number of unused ones. */
    recoveryCodes: v.number(),
    /** Whether a role of the viewer requires a second step. */
    required: v.boolean(),
    /** Whether a change requires the password. */
    passwordNeeded: v.boolean(),
    may: v.object({ addPasskey: v.boolean(), remove: v.boolean() }),
  }),
});
export type TwoSteps = v.InferOutput<typeof twoStepsSchema>['data'];

const sessionSchema = v.object({
  id: v.string(),
  browser: v.nullable(v.string()),
  system: v.nullable(v.string()),
  createdAt: v.string(),
  lastUsedAt: v.nullable(v.string()),
  /** Whether it is this device. */
  current: v.boolean(),
});
export type SignedIn = v.InferOutput<typeof sessionSchema>;
export const sessionsSchema = v.object({ data: v.array(sessionSchema) });

const newAppSchema = v.object({ data: v.object({ secret: v.string(), uri: v.string(), qr: v.string() }) });
export type NewApp = v.InferOutput<typeof newAppSchema>['data'];
const codesSchema = v.object({ data: v.object({ recoveryCodes: v.array(v.string()) }) });
const questionSchema = v.object({
  data: v.object({
    challenge: v.string(),
    options: v.looseObject({
      challenge: v.string(),
      rp: v.object({ name: v.string(), id: v.optional(v.string()) }),
      user: v.object({ id: v.string(), name: v.string(), displayName: v.string() }),
      pubKeyCredParams: v.array(v.object({ alg: v.number(), type: v.literal('public-key') })),
    }),
  }),
});
const addedSchema = v.object({ data: v.object({ recoveryCodes: v.nullable(v.array(v.string())) }) });

export const securityQueries = {
  /** D120: the viewer's second steps. */
  twoSteps: () =>
    queryOptions({
      queryKey: ['two-steps'],
      queryFn: async ({ signal }) => (await http.get('two-steps', { signal }).json(twoStepsSchema)).data,
      staleTime: 0,
    }),
  /** D121: the devices where the viewer is signed in, this one first. */
  sessions: () =>
    queryOptions({
      queryKey: ['sessions'],
      queryFn: async ({ signal }) => (await http.get('sessions', { signal }).json(sessionsSchema)).data,
      staleTime: 0,
    }),
};

/** The password, if the API requires it. */
export type Proof = { password?: string | undefined };

/** A secret for an authenticator app, which is active after its first correct code. */
export const beginApp = async (proof: Proof): Promise<NewApp> =>
  (await http.post('two-steps/totp', { json: proof }).json(newAppSchema)).data;

/** @returns the recovery codes. @throws ApiError 422 at `code`. */
export const confirmApp = async (code: string): Promise<string[]> =>
  (await http.post('two-steps/totp/confirm', { json: { code } }).json(codesSchema)).data.recoveryCodes;

/** Removes all second steps of one kind. */
async function removeMethod(method: 'totp', proof: Proof): Promise<void> {
  await http.delete(`two-steps/${encodeURIComponent(method)}`, { json: proof });
}

export const removeApp = (proof: Proof): Promise<void> => removeMethod('totp', proof);

export const renewCodes = async (proof: Proof): Promise<string[]> =>
  (await http.post('two-steps/recovery-codes', { json: proof }).json(codesSchema)).data.recoveryCodes;

/**
 * Makes a passkey in the browser and adds it.
 * @returns recovery codes if it is the first second step, otherwise null.
 * @throws `NotAllowedError` if the user cancelled.
 */
export async function addPasskey(name: string, proof: Proof): Promise<string[] | null> {
  const [{ data }, { startRegistration }] = await Promise.all([
    http.post('two-steps/passkeys/options', { json: proof }).json(questionSchema),
    import('@simplewebauthn/browser'),
  ]);
  const passkey: object = await startRegistration({ optionsJSON: data.options });
  const json = { challenge: data.challenge, name, passkey };
  return (await http.post('two-steps/passkeys', { json }).json(addedSchema)).data.recoveryCodes;
}

export const removePasskey = async (id: string, proof: Proof): Promise<void> => {
  await http.delete(`two-steps/passkeys/${encodeURIComponent(id)}`, { json: proof });
};

export const endSignedIn = async (id: string): Promise<void> => {
  await http.delete(`sessions/${encodeURIComponent(id)}`);
};

export const endOtherSessions = async (): Promise<void> => {
  await http.delete('sessions/others');
};
