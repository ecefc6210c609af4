import type { Sql } from '#base/database/sql.ts';
import type { Deps } from '#base/deps.ts';
import { AppError, fieldError } from '#base/errors/app-error.ts';
import { type Money, majorUnits, readMoney } from '#base/money/money.ts';
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
  /** How often its refunded amount has changed. */
  changes: number;
}

const foundText = `select purchase_id as "purchaseId", intent_id as "intentId", account, state, currency,
  amount_minor as minor, refunded_minor as "refundedMinor",
  (select count(*)::int from payment_refunds r where r.payment_id = y.id) as changes from payments y where id = $1`;

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

/** The amount to return. @throws AppError 422 for one that is not left of the payment. */
function readAmount(typed: string, { currency, left }: Awaited<ReturnType<typeof findRefundable>>): Money {
  const amount = readMoney({ currency, amount: typed }, Number.MAX_SAFE_INTEGER);
  if (typeof amount === 'string') throw fieldError('amount', 'invalid', amount);
  if (amount.minor > left)
    throw fieldError('amount', 'too_much', `At most ${majorUnits({ currency, minor: left })} is left of the payment`);
  return amount;
}

const noteText = `insert into payment_events (id, account, type, received_at) values ($1, $2, 'refund', $3)
  on conflict do nothing returning 1`;

/** Runs `audit` once for each refund of the provider. @throws AppError `conflict` for one that was audited before. */
const auditOnce = (deps: Deps, refund: { id: string; account: string }, audit: (sql: Sql) => Promise<void>) =>
  deps.database.sql.transaction(async (sql) => {
    const isNew = await sql.query({ text: noteText, values: [refund.id, refund.account, deps.now()] });
    if (isNew.length === 0) throw changed();
    await audit(sql);
  });

/** A failure is logged: the nightly comparison makes up for it. */
const syncRefunded = (deps: Deps, purchaseId: number): Promise<void> =>
  syncPurchase(deps, purchaseId).catch((error: unknown) =>
    deps.logger.error({ err: error, purchaseId }, 'a refunded purchase could not be compared with the provider'),
  );

/**
 * D39: returns a part of a payment, or all of it, to the card; the settlement takes the classes back. Of one state of a
 * payment only one refund is made and audited, whoever else asks for one at the same time.
 * @throws AppError `conflict` if the payment has changed, or if the provider rejects it; 422 for an amount that is not
 * left of the payment.
 */
export async function refundPayment(
  deps: Deps,
  wanted: Wanted,
  audit: (sql: Sql, returned: Money) => Promise<void>,
): Promise<void> {
  const provider = providerOf(deps);
  const found = await findRefundable(deps.database.sql, wanted);
  const { intentId, account, purchaseId, changes } = found;
  if (account !== provider.account)
    throw new AppError('conflict', 'The payment was made with another account of the payment provider');
  const amount = readAmount(wanted.amount, found);
  const key = `${account}:${wanted.paymentId}:${changes}`;
  try {
    const id = await calling(() => provider.refund({ intentId, amount, key }));
    await auditOnce(deps, { id, account }, (sql) => audit(sql, amount));
  } finally {
    await syncRefunded(deps, purchaseId);
  }
}
