import { codeDigits } from '@academy/shared-auth/typed-text';
import * as v from 'valibot';
import { email, password, presentPassword, requiredLine } from '#base/http/fields.ts';
import { openChallenge } from './two-steps/two-steps.schema.ts';

/** Sign-in rejects by the password check, not by the form of the input (D61). */
export const signInBody = v.pipe(
  v.object({
    /** The e-mail address, or the user name of a person who has one (D140). */
    email: v.optional(requiredLine(254)),
    /** The user name, in place of `email`. */
    handle: v.optional(v.pipe(requiredLine(64), v.excludes('@', 'A user name has no @'))),
    password: presentPassword,
  }),
  v.forward(
    v.check(({ email, handle }) => email !== undefined || handle !== undefined, 'An email or a user name is expected'),
    ['email'],
  ),
  v.forward(
    v.check(
      ({ email, handle }) => email === undefined || handle === undefined,
      'Send an email or a user name, not both',
    ),
    ['handle'],
  ),
  v.transform(({ email, handle, password }) => ({ email: handle ?? email ?? '', password })),
);
export const forgetPasswordBody = v.object({ email });
export const verifyCodeBody = v.object({ resetCode: v.pipe(requiredLine(400), v.transform(codeDigits)) });
export const resetPasswordBody = v.object({ email, newPassword: password });
export type SignIn = v.InferOutput<typeof signInBody>;
export type ResetPassword = v.InferOutput<typeof resetPasswordBody>;
export const loginResponse = v.object({ data: v.object({ token: v.string() }) });
/** A session, or the second step that is still to be proved (D120). */
export const entered = v.union([v.object({ token: v.string() }), openChallenge]);
export const enteredResponse = v.object({ data: entered });
export const tokenResponse = v.object({ token: v.string(), data: v.object({ token: v.string() }) });
