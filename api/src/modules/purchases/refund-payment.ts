import type { Sql } from '#base/database/sql.ts';
import type { Deps } from '#base/deps.ts';
import { AppError, fieldError } from '#base/errors/app-error.ts';
import { type Money, majorUnits, readMoney } from '#base/money/money.ts';
import { PaymentError } from '#base/payments/payment-provider.ts';
import { calling, providerOf } from './calling-provider.ts';
import { syncPurchase } from './sync-purchase.ts';

interface Wanted {
  paymentId: number;
  /** As typed, in major units. */
  amount: string;
  /** What the actor saw as refunded, in major units. */
  refundedAmount: number;
}

interface Row {
  purchaseId: number;
  intentId: string | null;
  account: string;
  state: string;
  currency: string | null;
  minor: number | null;
  refundedMinor: number;
}

const foundText = `select purchase_id as "purchaseId", intent_id as "intentId", account, state, currency,
  amount_minor as minor, refunded_minor as "refundedMinor" from payments where id = $1`;

const changed = () => new AppError('conflict', 'The payment has changed');

/** The payment, if it can be refunded and is as the actor saw it. */
async function findRefundable(sql: Sql, { paymentId, refundedAmount }: Wanted) {
  const [found] = await sql.query<Row>({ text: foundText, values: [paymentId] });
  if (found?.state !== 'paid') throw changed();
  const { currency, minor, intentId, refundedMinor } = found;
  if (currency === null || minor === null || intentId === null) throw changed();
  if (majorUnits({ currency, minor: refundedMinor }) !== refundedAmount) throw changed();
  return { ...found, currency, intentId, left: minor - refundedMinor };
}

/**
 * D39: returns a part of a payment, or all of it, to the card; the settlement takes the classes back. Of one state of a
 * payment only one refund is made, whoever else asks for one at the same time. @returns what was returned.
 * @throws AppError `conflict` if the payment has changed, or if the provider rejects it; 422 for an amount that is not
 * left of the payment.
 */
export async function refundPayment(deps: Deps, wanted: Wanted): Promise<Money> {
  const provider = providerOf(deps);
  const found = await findRefundable(deps.database.sql, wanted);
  const { currency, intentId, left, account, purchaseId, refundedMinor } = found;
  if (account !== provider.account)
    throw new AppError('conflict', 'The payment was made with another account of the payment provider');
  const amount = readMoney({ currency, amount: wanted.amount }, Number.MAX_SAFE_INTEGER);
  if (typeof amount === 'string') throw fieldError('amount', 'invalid', amount);
  if (amount.minor > left)
    throw fieldError('amount', 'too_much', `At most ${majorUnits({ currency, minor: left })} is left of the payment`);
  const key = `${account}:${wanted.paymentId}:${refundedMinor}`;
  const update = () =>
    syncPurchase(deps, purchaseId).catch((error: unknown) => {
      if (!(error instanceof PaymentError)) throw error;
      deps.logger.warn({ err: error }, 'a refunded purchase could not be compared with the provider');
    });
  try {
    await calling(() => provider.refund({ intentId, amount, key }));
    return amount;
  } finally {
    await update();
  }
}
