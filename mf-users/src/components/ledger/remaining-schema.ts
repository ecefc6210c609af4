import { plainNumber } from '@academy/shared-ui/forms';
import * as v from 'valibot';

const MOST = 100_000;
const WRONG = 'ledger.form.invalid';

/** Keyboards and copied texts bring other minus signs, and marks of direction. */
const withPlainMinus = (text: string) => text.replace(/[\u2212\u2013]/g, '-').replace(/[\u200e\u200f\u061c]/g, '');

/** D27: a whole number, which may be 0 or less. */
export const remainingSchema = v.object({
  remainingClasses: v.pipe(
    v.string(),
    v.transform((text) => plainNumber(withPlainMinus(text))),
    v.nonEmpty('ledger.form.required'),
    v.regex(/^[+-]?\d{1,9}$/, WRONG),
    v.transform(Number),
    v.minValue(-MOST, WRONG),
    v.maxValue(MOST, WRONG),
  ),
});

/** What the ledger would get: the difference; null where what was typed is no such number. */
export function differenceOf(typed: string, remaining: number): number | null {
  const read = v.safeParse(remainingSchema, { remainingClasses: typed });
  return read.success ? read.output.remainingClasses - remaining : null;
}
