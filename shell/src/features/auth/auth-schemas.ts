import { codeDigits, isSendablePhone, passwordText, plainNumber, typedPhone } from '@academy/shared-auth/typed-text';
import * as v from 'valibot';

/** Messages are locale keys (`shell`); the English texts are the specification's own. */
const required = (key: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(key));

/** As the API checks an e-mail address: its domain has a dot. */
const email = v.pipe(
  required('auth.email.required'),
  v.rfcEmail('auth.email.invalid'),
  v.regex(/\.[^.@]+$/, 'auth.email.invalid'),
);
const password = v.pipe(
  v.string(),
  v.check((value) => value.trim() !== '', 'auth.password.required'),
  v.check((value) => passwordText(value).length >= 6, 'auth.password.short'),
);

/** An e-mail address, or a user name (D140). */
export const signInSchema = v.object({ email: required('auth.signin.nameRequired'), password });

const account = {
  name: required('auth.name.required'),
  email,
  /** D166: with its country, or 11 bare digits (C3). */
  phone: v.pipe(
    required('auth.phone.required'),
    v.transform(typedPhone),
    v.check((phone) => isSendablePhone(phone), 'auth.phone.invalid'),
  ),
  password,
};

const OLDEST = 120;
const ageOf = (typed: string) => Number(plainNumber(typed));
const child = v.object({
  name: required('auth.learner.nameRequired'),
  age: v.pipe(
    required('auth.learner.ageRequired'),
    v.check(
      (typed) => Number.isInteger(ageOf(typed)) && ageOf(typed) > 0 && ageOf(typed) <= OLDEST,
      'auth.learner.ageInvalid',
    ),
  ),
});
/** Who learns (D163): the children are those of the answer "child". */
const learners = { learns: required('auth.learner.required'), children: v.array(child) };

export const signUpSchema = v.object({ ...learners, ...account, accepted: v.boolean() });
/** The same if texts of the academy are accepted with the account. */
export const consentingSchema = v.object({
  ...learners,
  ...account,
  accepted: v.pipe(
    v.boolean(),
    v.check((value) => value, 'auth.consent.required'),
  ),
});

export const forgotSchema = v.object({ email });

export const codeSchema = v.object({
  resetCode: v.pipe(required('auth.code.required'), v.transform(codeDigits), v.nonEmpty('auth.code.wrong')),
});

/** The second step: a code of an app, or a recovery code. */
export const stepSchema = v.object({ code: required('auth.code.required') });

/** D141: of a child's own device; the API reads it however it is typed. */
export const childCodeSchema = v.object({ code: required('auth.student.required') });

/** D141: of the parent who opened a child's session. */
export const backSchema = v.object({ password });

export const invitationSchema = v.object({ password });

export const newPasswordSchema = v.object({ email, newPassword: password });

export type SignIn = v.InferOutput<typeof signInSchema>;
export type SignUp = v.InferOutput<typeof signUpSchema>;
export type Forgot = v.InferOutput<typeof forgotSchema>;
export type Code = v.InferOutput<typeof codeSchema>;
export type Invitation = v.InferOutput<typeof invitationSchema>;
export type NewPassword = v.InferOutput<typeof newPasswordSchema>;
