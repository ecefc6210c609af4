import { isSendablePhone, typedPhone } from '@academy/shared-ui/forms';
import * as v from 'valibot';
import type { User } from '#/base/api/users.ts';
import type { AccountFields } from '#/people/api/accounts.ts';
import { passwordProblem } from '#/people/components/typed-password.ts';

const MOST_CHARS = { name: 100, email: 254 };

const required = (key: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(key));

const name = v.pipe(required('account.name.required'), v.maxLength(MOST_CHARS.name, 'account.name.long'));
const email = v.pipe(
  required('account.email.required'),
  v.maxLength(MOST_CHARS.email, 'account.email.invalid'),
  v.rfcEmail('account.email.invalid'),
  v.regex(/\.[^.@]+$/, 'account.email.invalid'),
);
const phone = v.pipe(
  v.string(),
  v.transform(typedPhone),
  v.check((value) => value === '' || isSendablePhone(value), 'account.phone.invalid'),
);
/** How a new person comes in: by a link in a mail, or with a password that is typed here. */
export const ways = ['invitation', 'password'] as const;

const shared = {
  way: v.picklist(ways),
  name,
  phone,
  role: required('account.role.required'),
  timezone: required('account.timezone.required'),
  active: v.boolean(),
};
/** Messages are locale keys; the English texts are the specification's own. */
export const newAccountSchema = v.pipe(
  v.object({ ...shared, email, password: v.string() }),
  v.forward(
    v.partialCheck(
      [['way'], ['role'], ['password']],
      ({ way, role, password }) => way !== 'password' || passwordProblem(password, role) === null,
      ({ input }) => `account.password.${passwordProblem(input.password, input.role)}`,
    ),
    ['password'],
  ),
);
const noPassword = v.literal('');
export const accountSchema = v.object({ ...shared, email, password: noPassword });
/** D140: a person without an address may stay so. */
export const accountWithoutAddressSchema = v.object({
  ...accountSchema.entries,
  email: v.union([v.literal(''), email]),
});
/** D9: the form does not ask for contacts that the viewer cannot see. */
export const accountWithoutContactsSchema = v.object({ ...shared, email: v.literal(''), password: noPassword });

export type AccountValues = v.InferInput<typeof newAccountSchema>;

/** The request for a new account; without a password the person is invited. */
export const toNewAccount = ({ active: _, way, password, phone, ...account }: AccountValues) => ({
  ...account,
  phone: phone || null,
  ...(way === 'password' ? { password } : {}),
});

/** The request for a changed account: only differences, and no hidden contacts. */
export function toChanges({ password: _, way: _way, ...account }: AccountValues, user: User): Partial<AccountFields> {
  const wanted = { ...account, email: account.email || null, phone: account.phone || null };
  const changed = Object.entries(wanted).filter(([key, value]) => user[key as keyof typeof wanted] !== value);
  return Object.fromEntries(changed);
}
