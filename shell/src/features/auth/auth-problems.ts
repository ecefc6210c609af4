import { ApiError } from '@academy/shared-auth';

/** The error for the user: at a field, or (`field` null) above the form. `key` is a locale key of `shell`. */
export interface AuthProblem {
  field: string | null;
  key: string;
  /** Seconds to wait, if the API limits requests. */
  wait?: number;
}

export type Catalogue = (error: ApiError) => AuthProblem[];

const form = (key: string): AuthProblem[] => [{ field: null, key }];
const at = (field: string, key: string): AuthProblem[] => [{ field, key }];
const mentions = (error: ApiError, word: string) => error.message.toLowerCase().includes(word);

export const signInProblems: Catalogue = ({ status }) =>
  form(status === 422 ? 'auth.signin.incorrect' : 'auth.problem.internal');

/** D62: the API returns 422, the catalogue says 500; only the message distinguishes the cases. */
export const signUpProblems: Catalogue = (error) => {
  if (error.code === 'signup_closed') return form('auth.closed.title');
  if (error.fields.some(({ path }) => path.startsWith('learners'))) return at('learns', 'auth.learner.twice');
  const duplicate = error.status === 500 || error.status === 422;
  if (duplicate && mentions(error, 'email')) return at('email', 'auth.signup.emailTaken');
  if (duplicate && mentions(error, 'phone')) return at('phone', 'auth.signup.phoneTaken');
  return form('auth.problem.internalSurely');
};

/** D141: whether it was used, is late or was never one is not said. */
export const childCodeProblems: Catalogue = ({ status }) =>
  status === 422 ? at('code', 'auth.student.wrong') : form('auth.problem.internalSurely');

export const forgotProblems: Catalogue = ({ status }) =>
  status === 404 ? at('email', 'auth.reset.unknownEmail') : form('auth.problem.internalSurely');

export const codeProblems: Catalogue = ({ status }) =>
  [400, 422, 500].includes(status) ? at('resetCode', 'auth.code.wrong') : form('auth.problem.internalSurely');

/**
 * The specification ignores this failure silently, which helps nobody, so it is shown. D60: 400 is an unverified code.
 */
export const newPasswordProblems: Catalogue = ({ status }) =>
  form(status === 400 ? 'auth.new.unverified' : 'auth.problem.internalSurely');

/** The only other thing that can be wrong is the link: it was used, or is too old. */
export const invitationProblems: Catalogue = ({ status }) =>
  form(status === 422 ? 'auth.invitation.invalid' : 'auth.problem.internalSurely');

/** Whether the sign-in took too long, or was tried too often: it must start again (D120). */
export const hasEnded = (error: unknown): boolean =>
  error instanceof ApiError && error.fields.some(({ path }) => path === 'challenge');

const codeKeys: Readonly<Record<string, string>> = { used: 'auth.second.used', clock: 'auth.second.clock' };

/** A wrong code is reported at its field, with what helps where it is known. */
export const stepProblems: Catalogue = (error) => {
  const { fields, status } = error;
  if (hasEnded(error)) return form('auth.second.ended');
  if (fields.some(({ path }) => path === 'passkey')) return form('auth.second.wrongPasskey');
  const known = codeKeys[fields.find(({ path }) => path === 'code')?.code ?? ''];
  return status === 422 ? at('code', known ?? 'auth.second.wrong') : form('auth.problem.internalSurely');
};

const validationKeys: Record<string, string> = {
  email: 'auth.email.invalid',
  phone: 'auth.phone.invalid',
  name: 'auth.name.required',
  password: 'auth.password.short',
  newPassword: 'auth.password.short',
  resetCode: 'auth.code.wrong',
};

const isDuplicate = (code: string) => /duplicate|taken|exists/i.test(code);

/**
 * Reads a failed call: a limit and no connection are the same everywhere, other errors come from the call's own
 * catalogue.
 */
export function problemsOf(error: unknown, catalogue: Catalogue): AuthProblem[] {
  if (!(error instanceof ApiError)) return form('auth.problem.internalSurely');
  if (error.status === 429) return [{ field: null, key: 'auth.problem.wait', wait: error.retryAfter ?? 60 }];
  if (error.code === 'network' || error.code === 'timeout') return form('auth.problem.offline');
  const isMistyped = (code: string) => code !== 'wrong' && !isDuplicate(code);
  const rejected = error.fields.filter(({ path, code }) => path in validationKeys && isMistyped(code));
  if (error.status === 422 && rejected.length > 0)
    return rejected.map(({ path }) => ({ field: path, key: validationKeys[path] ?? 'auth.problem.internalSurely' }));
  return catalogue(error);
}
