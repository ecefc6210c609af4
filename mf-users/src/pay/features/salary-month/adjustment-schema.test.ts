import * as v from 'valibot';
import { expect, test } from 'vitest';
import { adjustmentSchema, toRequest } from './adjustment-schema.ts';

const read = (kind: string, amount: string, reason = 'Ramadan') => {
  const found = v.safeParse(adjustmentSchema, { kind, amount, reason });
  return found.success ? toRequest(found.output) : found.issues[0].message;
};

test('a bonus is positive, a deduction is negative; in Arabic digits too', () => {
  expect(read('bonus', ' 20.5 ')).toEqual({ amount: 20.5, reason: 'Ramadan' });
  expect(read('deduction', '١٬٢٠٠٫٢٥', ' Late ')).toEqual({ amount: -1200.25, reason: 'Late' });
});

test.each([
  ['', 'salaryMonth.adjust.amount.required'],
  ['0', 'salaryMonth.adjust.amount.wrong'],
  ['-5', 'salaryMonth.adjust.amount.wrong'],
  ['1.234', 'salaryMonth.adjust.amount.wrong'],
  ['100000.01', 'salaryMonth.adjust.amount.range'],
])('the amount %j is rejected', (amount, message) => {
  expect(read('bonus', amount)).toBe(message);
});

test('a reason is required, of at most 500 characters', () => {
  expect(read('bonus', '5', '  ')).toBe('salaryMonth.adjust.reason.required');
  expect(read('bonus', '5', 'x'.repeat(501))).toBe('salaryMonth.adjust.reason.long');
});
