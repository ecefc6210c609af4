import { http, loadProfile } from '@academy/shared-auth';
import * as v from 'valibot';
import type { Code, Forgot, Invitation, NewPassword, SignIn, SignUp } from './auth-schemas.ts';

const dataTokenSchema = v.object({ data: v.object({ token: v.string() }) });
const tokenSchema = v.object({ token: v.string() });

const stepSchema = v.picklist(['totp', 'passkey', 'recovery']);
export type Step = v.InferOutput<typeof stepSchema>;
const openSignInSchema = v.object({ challenge: v.string(), methods: v.array(v.fallback(stepSchema, 'recovery')) });
/** A sign-in that needs a second step (D120). */
export type OpenSignIn = v.InferOutput<typeof openSignInSchema>;
/** A token, or the second step that is needed. */
export type Entered = v.InferOutput<typeof tokenSchema> | OpenSignIn;
const enteredSchema = v.union([tokenSchema, openSignInSchema]);
const dataEnteredSchema = v.object({ data: enteredSchema });

const questionSchema = v.object({
  data: v.object({ challenge: v.string(), options: v.looseObject({ challenge: v.string() }) }),
});

/** The browser's own IANA zone is sent too, so that class times are right from the start (D55). */
const browserTimezone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** @returns the session token or the second step, as do `setNewPassword` and `acceptInvitation`. */
export async function signIn(values: SignIn): Promise<Entered> {
  return (await http.post('login', { json: values }).json(dataEnteredSchema)).data;
}

/** D141: signs a device of a child's own in. @returns the session token. @throws ApiError 422 at `code`. */
export async function signInByCode(code: string): Promise<string> {
  return (await http.post('login/child-code', { json: { code } }).json(dataTokenSchema)).data.token;
}

/** D141: from a child's session back to the parent's. @throws ApiError 422 at `password`. */
export async function backToParent(password: string): Promise<Entered> {
  return (await http.post('children/session/back', { json: { password } }).json(dataEnteredSchema)).data;
}

/** @returns the session token. @throws ApiError 422 at `code`; at `challenge` if the sign-in must start again. */
export async function verifyStep(proof: { challenge: string; code?: string; passkey?: unknown }): Promise<string> {
  return (await http.post('login/verify', { json: proof }).json(dataTokenSchema)).data.token;
}

/**
 * Asks the browser for a passkey: as the second step of a sign-in, or alone.
 * @returns the session token.
 * @throws `NotAllowedError` if the user cancelled.
 */
export async function signInByPasskey(challenge?: string): Promise<string> {
  const [{ data }, { startAuthentication }] = await Promise.all([
    http.post('login/passkey', { json: challenge === undefined ? {} : { challenge } }).json(questionSchema),
    import('@simplewebauthn/browser'),
  ]);
  const passkey: unknown = await startAuthentication({ optionsJSON: data.options });
  return verifyStep({ challenge: data.challenge, passkey });
}

const kindSchema = v.picklist(['terms', 'privacy', 'monitoring']);
/** A version of a text that is accepted with the account. */
export interface AcceptedText {
  kind: v.InferOutput<typeof kindSchema>;
  version: number;
}
const textsSchema = v.object({ data: v.array(v.object({ kind: v.string(), version: v.number() })) });

/**
 * The current versions of the kinds that this release has words for; the others are accepted after signing in, as are
 * all if the call fails.
 */
export async function readLegalTexts(): Promise<readonly AcceptedText[]> {
  const { data } = await http
    .get('legal-texts/current', { retry: 0 })
    .json(textsSchema)
    .catch(() => ({ data: [] }));
  return data.flatMap(({ kind, version }) => (v.is(kindSchema, kind) ? [{ kind, version }] : []));
}

export async function signUp(values: SignUp, consents: readonly AcceptedText[]): Promise<string> {
  const { accepted: _, learns, children, ...account } = values;
  const learners = { self: learns === 'self', children };
  const given = consents.length > 0 ? { consents } : {};
  const json = { ...account, timezone: browserTimezone(), learners, ...given };
  return (await http.post('auth/signup', { json }).json(tokenSchema)).token;
}

export async function requestCode(values: Forgot): Promise<void> {
  await http.post('auth/forgetPassword', { json: values });
}

export async function verifyCode(values: Code): Promise<void> {
  await http.post('auth/verifyResetcode', { json: values });
}

/** D87: uses up the token of the mail. */
export async function confirmEmail(token: string): Promise<void> {
  await http.post('auth/confirm-email', { json: { token } });
  await loadProfile();
}

/** To the address of the signed-in user. */
export async function sendConfirmation(): Promise<void> {
  await http.post('auth/confirm-email/send');
}

/** D87: restores the former address; all sessions end. */
export async function restoreEmail(token: string): Promise<void> {
  await http.post('auth/not-me', { json: { token } });
}

/** D87: uses up the token of the mail. */
export async function acceptInvitation(token: string, { password }: Invitation): Promise<Entered> {
  return http.post('auth/invitation', { json: { token, password } }).json(enteredSchema);
}

export async function setNewPassword(values: NewPassword): Promise<Entered> {
  return http.put('auth/resetPassword', { json: values }).json(enteredSchema);
}
