import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { changedFields, integer, integerWithDefault, profileEntries } from './profile-schema.ts';

const read = (schema: v.GenericSchema<string, unknown>, text: string) => {
  const { success, output, issues } = v.safeParse(schema, text);
  return success ? output : issues[0].message;
};

test.each([
  ['٠٧٩ ١٢٣-٤٥٦٧', '0791234567'],
  ['+962 (79) 123 4567', '+962791234567'],
  ['123456789', 'profile.phone.invalid'],
  ['1234567890123456', 'profile.phone.invalid'],
  ['079123456x', 'profile.phone.invalid'],
  ['  ', 'profile.phone.required'],
])('a phone has its country or 10 to 15 digits, whatever other characters are typed: %s', (typed, expected) => {
  expect(read(profileEntries(true).phone, typed)).toBe(expected);
});

test('a hidden phone is not required', () => {
  expect(read(profileEntries(false).phone, '')).toBe('');
});

describe('an integer', () => {
  test.each([
    ['١٢', 12],
    [' 12 ', 12],
    ['0', 'wrong'],
    ['121', 'wrong'],
    ['1.5', 'wrong'],
    ['many', 'wrong'],
    ['', 'missing'],
  ])('an integer is read from %s', (typed, expected) => {
    expect(read(integer(1, 120, 'wrong', 'missing'), typed)).toBe(expected);
  });

  test('an empty integer may mean a default', () => {
    expect(['', ' ', '45', '0'].map((typed) => read(integerWithDefault(30, 1, 480, 'wrong'), typed))).toEqual([
      30,
      30,
      45,
      'wrong',
    ]);
  });
});

test('unchanged values are not sent, emptied ones are', () => {
  const initial = { phone: '****', age: '12', trial: false, notes: 'Kind', code: '' };
  expect(changedFields({ phone: '****', age: 12, trial: true, notes: '', code: '' }, initial)).toEqual({
    trial: true,
    notes: '',
  });
});
