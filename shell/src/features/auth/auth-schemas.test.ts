import { codeVectors, phoneVectors } from '@academy/shared-auth/typed-text-vectors';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { codeSchema, forgotSchema, newPasswordSchema, signUpSchema } from './auth-schemas.ts';

const filled = {
  accepted: false,
  learns: 'self',
  children: [],
  name: 'Yusuf',
  email: 'yusuf@academy.test',
  phone: '07912345678',
  password: 'secret',
};
const problemOf = (change: Partial<typeof filled>) =>
  v.safeParse(signUpSchema, { ...filled, ...change }).issues?.[0]?.message ?? null;

test.each(['a@b', 'a.b@c', 'yusuf@', 'yusuf'])('the text %s is no e-mail address', (email) => {
  expect(problemOf({ email })).toBe('auth.email.invalid');
  expect(v.safeParse(forgotSchema, { email }).success).toBe(false);
});

test.each(['yusuf@academy.test', "o'brien@mail.academy.test", 'a@b.c'])('the text %s is an e-mail address', (email) => {
  expect(problemOf({ email })).toBeNull();
});

test('a blank password is invalid', () => {
  expect(problemOf({ password: '      ' })).toBe('auth.password.required');
  expect(problemOf({ password: ' pass ' })).toBeNull();
});

test.each(phoneVectors.accepted)('a phone at sign-up may be typed as %j', (phone) => {
  expect(v.parse(signUpSchema, { ...filled, phone }).phone).toBe(phoneVectors.digits);
});

test.each(phoneVectors.rejected)('the text %j is no phone at sign-up', (phone) => {
  expect(problemOf({ phone })).toBe('auth.phone.invalid');
});

test.each(codeVectors.accepted)('a reset code may be typed as %j', (resetCode) => {
  expect(v.parse(codeSchema, { resetCode }).resetCode).toBe(codeVectors.code);
});

test('a reset code of only blanks and marks is not sent', () => {
  expect(v.safeParse(codeSchema, { resetCode: ' - ' }).issues?.[0]?.message).toBe('auth.code.wrong');
});

test('the length of a password is that of its composed form', () => {
  const decomposed = 'e\u0301'.repeat(3);
  expect(problemOf({ password: decomposed })).toBe('auth.password.short');
  expect(v.safeParse(newPasswordSchema, { email: filled.email, newPassword: decomposed }).success).toBe(false);
});
