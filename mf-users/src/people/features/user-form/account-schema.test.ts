import { phoneVectors } from '@academy/shared-auth/typed-text-vectors';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { aUser } from '#/testing/server.ts';
import {
  type AccountValues,
  accountSchema,
  accountWithoutContactsSchema,
  newAccountSchema,
  toChanges,
  toNewAccount,
} from './account-schema.ts';

const filled: AccountValues = {
  way: 'password',
  name: ' Yusuf Karim ',
  email: ' Yusuf@academy.test',
  phone: '079 1234-5678',
  password: ' secret ',
  role: 'student',
  timezone: 'Asia/Amman',
  active: true,
};
const problemsOf = (change: Partial<AccountValues>) => {
  const read = v.safeParse(newAccountSchema, { ...filled, ...change });
  return read.issues?.map(({ message }) => message) ?? [];
};

test('a new account is sent trimmed, with Latin digits, and the password unchanged', () => {
  expect(toNewAccount(v.parse(newAccountSchema, filled))).toEqual({
    name: 'Yusuf Karim',
    email: 'Yusuf@academy.test',
    phone: '07912345678',
    password: ' secret ',
    role: 'student',
    timezone: 'Asia/Amman',
  });
  expect(toNewAccount(v.parse(newAccountSchema, { ...filled, phone: ' ' })).phone).toBeNull();
});

test('who is invited has no password', () => {
  const invited = { ...filled, way: 'invitation' as const, password: '12' };
  expect(toNewAccount(v.parse(newAccountSchema, invited))).not.toHaveProperty('password');
});

test.each([
  [{ name: ' ' }, 'account.name.required'],
  [{ name: 'a'.repeat(101) }, 'account.name.long'],
  [{ email: '' }, 'account.email.required'],
  [{ email: 'yusuf@' }, 'account.email.invalid'],
  [{ email: 'yusuf@academy' }, 'account.email.invalid'],
  [{ phone: '0791234567' }, 'account.phone.invalid'],
  [{ phone: 'call me maybe' }, 'account.phone.invalid'],
  [{ password: '' }, 'account.password.required'],
  [{ password: '      ' }, 'account.password.required'],
  [{ password: '12345' }, 'account.password.short'],
  [{ role: 'teacher', password: '123456789' }, 'account.password.shortForStaff'],
  [{ role: 'Accountant', password: '123456789' }, 'account.password.shortForStaff'],
  [{ password: 'a'.repeat(201) }, 'account.password.long'],
  [{ role: '' }, 'account.role.required'],
  [{ timezone: '' }, 'account.timezone.required'],
])('a new account rejects %j', (change, message) => {
  expect(problemsOf(change)[0]).toBe(message);
});

test.each(phoneVectors.accepted)('the phone of an account may be typed as %j', (phone) => {
  expect(v.parse(newAccountSchema, { ...filled, phone }).phone).toBe(phoneVectors.digits);
});

const user = aUser({ id: '11', name: 'Yusuf', email: 'yusuf@academy.test', phone: null });
const asShown: AccountValues = {
  way: 'invitation',
  name: 'Yusuf',
  email: 'yusuf@academy.test',
  phone: '',
  password: '',
  role: 'student',
  timezone: 'Asia/Amman',
  active: true,
};

test('an edited account sends only what differs', () => {
  expect(toChanges(v.parse(accountSchema, asShown), user)).toEqual({});
  const changed = { ...asShown, name: 'Yusuf Karim', phone: '07912345678', role: 'teacher', active: false };
  expect(toChanges(v.parse(accountSchema, changed), user)).toEqual({
    name: 'Yusuf Karim',
    phone: '07912345678',
    role: 'teacher',
    active: false,
  });
  expect(toChanges(v.parse(accountSchema, asShown), { ...user, phone: '07912345678' })).toEqual({ phone: null });
});

test('hidden contacts are neither requested nor sent', () => {
  const hidden = { ...user, email: null, phone: null };
  const values = v.parse(accountWithoutContactsSchema, { ...asShown, email: '', name: 'Yusuf Karim' });
  expect(toChanges(values, hidden)).toEqual({ name: 'Yusuf Karim' });
});
