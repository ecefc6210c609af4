import type { Sql } from '#base/database/sql.ts';
import type { ProviderPayment } from '#base/payments/payment-provider.ts';
import type { StoredPurchase } from '../stored-purchase.ts';

/** A payment before and after the change. */
export interface PaymentChange {
  id: number;
  found: ProviderPayment;
  held: boolean;
  before: { state: string; held: boolean; refundedMinor: number; classesTaken: number } | undefined;
}

interface Row {
  providerId: string;
  state: string;
  held: boolean;
  refundedMinor: number;
  classesTaken: number;
}

const beforeText = `select provider_id as "providerId", state, held, refunded_minor as "refundedMinor",
  classes_taken as "classesTaken" from payments where purchase_id = $1`;

const upsertText = `insert into payments (purchase_id, user_id, kind, account, provider_id, intent_id, charge_id, number, pdf_url,
    page_url, receipt_url, state, held, currency, amount_minor, refunded_minor, paid_at, created_at, refunded_at, student_id,
    discount_minor)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21)
  on conflict (account, provider_id) do update set intent_id = excluded.intent_id, charge_id = excluded.charge_id,
    number = excluded.number, pdf_url = excluded.pdf_url, page_url = excluded.page_url, receipt_url = excluded.receipt_url,
    state = excluded.state, held = excluded.held, currency = excluded.currency, amount_minor = excluded.amount_minor,
    refunded_minor = excluded.refunded_minor, discount_minor = excluded.discount_minor, paid_at = excluded.paid_at,
    refunded_at = coalesce(excluded.refunded_at, payments.refunded_at)
  returning id`;

const stateOf = ({ state, paid, refundedMinor }: ProviderPayment): string =>
  state === 'paid' && paid && refundedMinor >= paid.minor && paid.minor > 0 ? 'refunded' : state;

/**
 * D51: when money was refunded, by the provider's time, or returned, by the time of noticing; null if neither happened.
 */
function refundedAt({ refundedMinor, refundedAt: at }: ProviderPayment, before: number, now: Date): Date | null {
  if (refundedMinor === before) return null;
  return refundedMinor > before && at && at < now ? at : now;
}

interface Stored {
  purchase: StoredPurchase;
  found: readonly ProviderPayment[];
  /** The provider's ids of held payments. */
  held: readonly string[];
  now: Date;
}

/** Stores the provider's data of a locked purchase. */
export async function storePayments(sql: Sql, { purchase, found, held, now }: Stored): Promise<PaymentChange[]> {
  const rows = await sql.query<Row>({ text: beforeText, values: [purchase.id] });
  const before = new Map(rows.map((row) => [row.providerId, row]));
  const { id: purchaseId, userId, studentId, kind, account } = purchase;
  const changes: PaymentChange[] = [];
  for (const each of found) {
    const isHeld = held.includes(each.id);
    const returnedAt = refundedAt(each, before.get(each.id)?.refundedMinor ?? 0, now);
    const documents = [each.number, each.pdfUrl, each.pageUrl, each.receiptUrl];
    const money = [each.paid?.currency ?? null, each.paid?.minor ?? null, each.refundedMinor];
    const values = [purchaseId, userId, kind, account, each.id, each.intentId, each.chargeId, ...documents];
    const [row] = await sql.query<{ id: number }>({
      text: upsertText,
      values: [
        ...values,
        stateOf(each),
        isHeld,
        ...money,
        each.paidAt,
        each.createdAt,
        returnedAt,
        studentId,
        each.discountMinor,
      ],
    });
    if (row) changes.push({ id: row.id, found: each, held: isHeld, before: before.get(each.id) });
  }
  return changes;
}

export async function storeTaken(sql: Sql, paymentId: number, classes: number): Promise<void> {
  await sql.query({ text: 'update payments set classes_taken = $2 where id = $1', values: [paymentId, classes] });
}
