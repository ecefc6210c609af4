import * as v from 'valibot';
import type { PayoutFields } from '#/pay/api/payouts.ts';

const MOST_NAME = 100;
const MOST_NUMBER = 60;
const name = v.pipe(v.string(), v.trim(), v.maxLength(MOST_NAME, 'payout.long'));
const number = v.pipe(v.string(), v.trim(), v.maxLength(MOST_NUMBER, 'payout.number.wrong'));

const typed = v.object({ way: v.picklist(['bank', 'wallet', 'cash']), holder: name, bank: name, number });
type Typed = v.InferOutput<typeof typed>;
const isThere = (field: 'holder' | 'bank' | 'number') => (values: Typed) =>
  values.way === 'cash' || values[field] !== '';

/** A bank account, a wallet, or cash, which needs nothing. */
export const payoutSchema = v.pipe(
  typed,
  v.forward(v.check(isThere('holder'), 'payout.holder.required'), ['holder']),
  v.forward(v.check(isThere('bank'), 'payout.bank.required'), ['bank']),
  v.forward(v.check(isThere('number'), 'payout.number.required'), ['number']),
  v.transform(({ way, holder, bank, number: text }): PayoutFields => {
    if (way === 'cash') return { way };
    return { way, holder, bank, ...(way === 'bank' ? { account: text } : { wallet: text }) };
  }),
);
