import * as v from 'valibot';
import { expect, test } from 'vitest';
import { forgotSchema, signUpSchema } from './auth-schemas.ts';

const filled = { name: 'Yusuf', email: 'yusuf@academy.test', phone: '07912345678', password: 'secret' };
const problemOf = (change: Partial<typeof filled>) =>
  v.safeParse(signUpSchema, { ...filled, ...change }).issues?.[0]?.message ?? null;

test.each(['a@b', 'a.b@c', 'yusuf@', 'yusuf'])('%s is no e-mail address', (email) => {
  expect(problemOf({ email })).toBe('auth.email.invalid');
  expect(v.safeParse(forgotSchema, { email }).success).toBe(false);
});

test.each(['yusuf@academy.test', "o'brien@mail.academy.test", 'a@b.c'])('%s is an e-mail address', (email) => {
  expect(problemOf({ email })).toBeNull();
});

test('a blank password is no password', () => {
  expect(problemOf({ password: '      ' })).toBe('auth.password.required');
  expect(problemOf({ password: ' pass ' })).toBeNull();
});
