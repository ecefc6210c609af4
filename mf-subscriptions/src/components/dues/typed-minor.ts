import { plainNumber } from '@academy/shared-ui/forms';

/** A typed amount, read digit by digit, in the smallest unit. The caller has checked it with `amountProblem`. */
export function minorOf(typed: string, digits: number): number {
  const [whole = '0', decimals = ''] = plainNumber(typed).split('.');
  return Number(whole + decimals.slice(0, digits).padEnd(digits, '0'));
}
