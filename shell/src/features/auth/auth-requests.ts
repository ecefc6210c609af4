import { http, loadProfile } from '@academy/shared-auth';
import * as v from 'valibot';
import type { Code, Forgot, Invitation, NewPassword, SignIn, SignUp } from './auth-schemas.ts';

const dataTokenSchema = v.object({ data: v.object({ token: v.string() }) });
const tokenSchema = v.object({ token: v.string() });

/** The browser's own IANA zone goes along, so that class times are right from the start (D55). */
const browserTimezone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** @returns the session token, as do `signUp` and `setNewPassword`. */
export async function signIn(values: SignIn): Promise<string> {
  return (await http.post('login', { json: values }).json(dataTokenSchema)).data.token;
}

export async function signUp(values: SignUp): Promise<string> {
  return (await http.post('auth/signup', { json: { ...values, timezone: browserTimezone() } }).json(tokenSchema)).token;
}

export async function requestCode(values: Forgot): Promise<void> {
  await http.post('auth/forgetPassword', { json: values });
}

export async function verifyCode(values: Code): Promise<void> {
  await http.post('auth/verifyResetcode', { json: values });
}

/** D87: uses the token of the mail up. */
export async function confirmEmail(token: string): Promise<void> {
  await http.post('auth/confirm-email', { json: { token } });
  await loadProfile();
}

/** To the address of the signed-in user. */
export async function sendConfirmation(): Promise<void> {
  await http.post('auth/confirm-email/send');
}

/** D87: the former address comes back; all sessions end. */
export async function restoreEmail(token: string): Promise<void> {
  await http.post('auth/not-me', { json: { token } });
}

/** D87: uses the token of the mail up. @returns the session token. */
export async function acceptInvitation(token: string, { password }: Invitation): Promise<string> {
  return (await http.post('auth/invitation', { json: { token, password } }).json(tokenSchema)).token;
}

export async function setNewPassword(values: NewPassword): Promise<string> {
  return (await http.put('auth/resetPassword', { json: values }).json(tokenSchema)).token;
}
