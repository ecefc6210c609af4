import * as v from 'valibot';
import { expect, test } from 'vitest';
import { differenceOf, remainingSchema } from './remaining-schema.ts';

test.each([
  ['12', 12],
  ['١٢', 12],
  ['0', 0],
  ['-2', -2],
  ['\u2212\u0662', -2],
  ['\u200e-2 ', -2],
  ['', 'ledger.form.required'],
  ['1.5', 'ledger.form.invalid'],
  ['many', 'ledger.form.invalid'],
  ['100001', 'ledger.form.invalid'],
])('“%s” is read as a number of classes', (remainingClasses, expected) => {
  const { success, output, issues } = v.safeParse(remainingSchema, { remainingClasses });
  expect(success ? output.remainingClasses : issues[0].message).toBe(expected);
});

test('the shown difference equals the future ledger line', () => {
  expect(differenceOf('12', 8)).toBe(4);
  expect(differenceOf('-2', 8)).toBe(-10);
  expect(differenceOf('8', 8)).toBe(0);
  expect(differenceOf('', 8)).toBeNull();
});
