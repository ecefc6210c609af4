import { plainNumber } from '@academy/shared-ui/forms';
import * as v from 'valibot';
import type { LineFields } from '#/pay/api/pay-runs.ts';

const MOST_REFERENCE = 100;

/** Kept as it was typed, so it stays a text. */
const rate = v.pipe(
  v.string(),
  v.transform(plainNumber),
  v.regex(/^(\d{1,9}(\.\d{1,6})?)?$/, 'payRuns.rate.wrong'),
  v.check((typed) => typed === '' || Number(typed) > 0, 'payRuns.rate.wrong'),
);
const reference = v.pipe(v.string(), v.trim(), v.maxLength(MOST_REFERENCE, 'payRuns.reference.long'));
const paidOn = v.pipe(v.string(), v.isoDate('payRuns.paidOn.required'));

interface LineForm {
  /** The academy's currency, which needs no rate. */
  base: string;
  /** The way that was shown: kept as it is, it goes on following the teacher's payout data. */
  way: string;
  /** Whether a day is asked for. */
  isPaying: boolean;
}

export const lineSchema = ({ base, way: shown, isPaying }: LineForm) =>
  v.pipe(
    v.object({ currency: v.string(), rate, way: v.string(), reference, paidOn: isPaying ? paidOn : v.string() }),
    v.forward(
      v.check(({ currency, rate: typed }) => currency === base || typed !== '', 'payRuns.rate.required'),
      ['rate'],
    ),
    v.transform(
      ({ currency, rate: typed, way, reference: text, paidOn: day }): LineFields => ({
        currency,
        reference: text,
        ...(way !== shown && { way }),
        ...(currency !== base && { rate: typed }),
        ...(isPaying && { state: 'paid' as const, paidOn: day }),
      }),
    ),
  );

export const returnSchema = v.pipe(
  v.object({ paidOn, reference }),
  v.transform((fields): LineFields => ({ ...fields, state: 'returned' })),
);

/** The API's errors about a line that somebody else has changed meanwhile. */
export const lineConflicts = { conflict: 'payRuns.conflict', month_open: 'payRuns.monthOpen' };
export const lineTexts = {
  'rate.range': 'payRuns.rate.range',
  'paidOn.future': 'payRuns.paidOn.future',
  'paidOn.before_payment': 'payRuns.paidOn.before',
};
