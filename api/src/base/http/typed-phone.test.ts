import { phoneVectors } from '@academy/shared-auth/typed-text-vectors';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { phone } from './fields.ts';

it.each(phoneVectors.accepted)('the API reads the phone %j as its digits', (typed) => {
  expect(v.parse(phone, typed)).toBe(phoneVectors.digits);
});

it.each([...phoneVectors.rejected, ...phoneVectors.impossible])('the API rejects the phone %j', (typed) => {
  expect(v.safeParse(phone, typed).success).toBe(false);
});

it.each(phoneVectors.international)('the API stores the phone %j as %j', (typed, stored) => {
  expect(v.parse(phone, typed)).toBe(stored);
});
