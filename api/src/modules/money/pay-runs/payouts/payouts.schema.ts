import { latinDigits } from '@academy/shared-auth/typed-text';
import * as v from 'valibot';
import { instant, line } from '#base/http/fields.ts';
import { optionalLine } from '#base/http/form-fields.ts';
import { payWays } from '../pay-runs.table.ts';

const MAX_NAME = 100;
const MAX_NUMBER = 60;

/** An account, an IBAN, a wallet's number or name: no other signs, so that a bank's program reads it. */
const number = v.nullish(
  v.pipe(
    line,
    v.transform(latinDigits),
    v.maxLength(MAX_NUMBER),
    v.regex(/^$|^[\p{L}\d+@](?:[\p{L}\d@._+ /-]{2,})[\p{L}\d]$/u, 'At least four letters or digits are expected'),
    v.transform((value) => (value === '' ? null : value)),
  ),
);

export const payoutBody = v.object({
  way: v.picklist(payWays),
  /** Who is paid, as the bank or the wallet knows the name. */
  holder: optionalLine(MAX_NAME),
  /** The bank, or the service of the wallet. */
  bank: optionalLine(MAX_NAME),
  account: number,
  wallet: number,
});
export type PayoutInput = v.InferOutput<typeof payoutBody>;

const text = v.nullable(v.string());
const payout = v.object({
  way: v.picklist(payWays),
  holder: text,
  bank: text,
  account: text,
  wallet: text,
  lastFour: text,
  changedAt: instant,
});
/** Null: nothing is known yet. */
export const payoutResponse = v.object({ data: v.nullable(payout) });
export type WirePayout = v.InferInput<typeof payout>;
