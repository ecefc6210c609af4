import { ApiError } from '@academy/shared-auth';

/** The API's errors about an account, in the words of the error catalogue. */
export const accountTexts = {
  'email.own': 'account.email.own',
  'email.duplicate': 'account.email.taken',
  email: 'account.email.invalid',
  'phone.duplicate': 'account.phone.taken',
  phone: 'account.phone.invalid',
  'password.short_for_staff': 'account.password.shortForStaff',
  'role.forbidden': 'account.role.forbidden',
  'role.unknown': 'account.role.unknown',
  timezone: 'account.timezone.invalid',
};

/** An error of a call that gives a role belongs to the role (D3). */
export function atRole(error: unknown): never {
  if (!(error instanceof ApiError) || error.status !== 403) throw error;
  const { status, code, message } = error;
  throw new ApiError({ status, code, message, fields: [{ path: 'role', code: 'forbidden', message }] });
}
