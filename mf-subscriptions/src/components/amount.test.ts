import { expect, test } from 'vitest';
import { amountProblem } from './amount.ts';

test.each([
  ['40', 2, null],
  ['٤٠٫٥٠', 2, null],
  ['1.005', 3, null],
  ['5.0', 0, null],
  ['', 2, 'amount.required'],
  ['ten', 2, 'amount.wrong'],
  ['-1', 2, 'amount.wrong'],
  ['1.005', 2, 'amount.decimals'],
  ['1.5', 0, 'amount.noDecimals'],
  ['0.00', 2, 'amount.zero'],
])('the amount "%s" with %i decimals is checked: %s', (typed, digits, problem) => {
  expect(amountProblem(typed, digits)).toBe(problem);
});
