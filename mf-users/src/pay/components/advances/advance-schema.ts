import { plainNumber } from '@academy/shared-ui/forms';
import * as v from 'valibot';

const MOST_MONTHS = 24;

/** A typed amount, read digit by digit, in the smallest unit. */
function minorOf(typed: string, digits: number): number {
  const [whole = '0', decimals = ''] = typed.split('.');
  return Number(whole + decimals.padEnd(digits, '0'));
}

/** @param digits the decimals of the currency. */
export const advanceSchema = (digits: number) =>
  v.object({
    amount: v.pipe(
      v.string(),
      v.transform(plainNumber),
      v.regex(digits === 0 ? /^\d{1,9}$/ : new RegExp(`^\\d{1,9}(\\.\\d{1,${digits}})?$`), 'advances.amount.wrong'),
      v.transform((typed) => minorOf(typed, digits)),
      v.minValue(1, 'advances.amount.wrong'),
    ),
    months: v.pipe(
      v.string(),
      v.transform(plainNumber),
      v.regex(/^\d{1,2}$/, 'advances.months.wrong'),
      v.transform(Number),
      v.minValue(1, 'advances.months.wrong'),
      v.maxValue(MOST_MONTHS, 'advances.months.wrong'),
    ),
    givenOn: v.pipe(v.string(), v.isoDate('payRuns.paidOn.required')),
  });
