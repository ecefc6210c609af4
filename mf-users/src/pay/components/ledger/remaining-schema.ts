import { plainNumber } from '@academy/shared-ui/forms';
import * as v from 'valibot';

const MOST = 100_000;
const WRONG = 'ledger.form.invalid';

/** D27: an integer, which may be 0 or negative. */
export const remainingSchema = v.object({
  remainingClasses: v.pipe(
    v.string(),
    v.transform(plainNumber),
    v.nonEmpty('ledger.form.required'),
    v.regex(/^[+-]?\d{1,9}$/, WRONG),
    v.transform(Number),
    v.minValue(-MOST, WRONG),
    v.maxValue(MOST, WRONG),
  ),
});

/** The ledger's difference; null if the typed text is not an integer. */
export function differenceOf(typed: string, remaining: number): number | null {
  const read = v.safeParse(remainingSchema, { remainingClasses: typed });
  return read.success ? read.output.remainingClasses - remaining : null;
}
