import type { Deps } from '#base/deps.ts';
import { shownTransfers } from '#modules/money/bank-transfers/transfers-sql.ts';
import { paidPayments } from '#modules/money/purchases/index.ts';
import { hasReceipt } from '#modules/money/receipts/receipts-sql.ts';
import { lockReceipts, type PaidSource, writeReceipts } from '#modules/money/receipts/write-receipts.ts';

/** Payments without a receipt: from before receipts existed, or stored by the former release. In the order of time. */
const missingText = `select * from (
    select 'payment:' || y.id as source, y.kind as method, y.user_id as "userId", y.student_id as "studentId", y.currency,
      y.amount_minor as "paidMinor", y.refunded_minor as "refundedMinor", json_build_object('title', y.title, 'titleAr', y.title_ar, 'classes', y.classes_num) as item,
      y.number as reference, null::text as date, y.paid_at as at, y.refunded_at as "refundedAt"
    from ${paidPayments} y
    union all
    select 'bank_transfer:' || t.id, 'bank_transfer', t.user_id, t.user_id, t.currency, t.amount_minor, 0, null,
      t.reference_number, t.date::text, t.created_at, null
    from ${shownTransfers} t) paid
  where not ${hasReceipt('paid.source')} order by at, source`;

type Row = PaidSource & { at: Date; refundedAt: Date | null };
interface Step {
  at: Date;
  paid: PaidSource;
}

/** The payment first, then its refunds, each at its time. */
const stepsOf = (rows: readonly Row[]): Step[] =>
  rows
    .flatMap(({ at, refundedAt, ...paid }) => {
      const came = { at, paid: { ...paid, refundedMinor: 0 } };
      return paid.refundedMinor > 0 ? [came, { at: refundedAt ?? at, paid }] : [came];
    })
    .sort((one, other) => one.at.getTime() - other.at.getTime());

/**
 * D110: writes the receipts of earlier payments in the order of time, with the academy's current data. Only one process
 * does it at a time; a payment that arrives meanwhile writes its own receipt.
 */
export async function writeMissingReceipts({
  database: { sql },
  academySettings: settings,
}: Pick<Deps, 'database' | 'academySettings'>): Promise<void> {
  await sql.transaction(async (inner) => {
    await lockReceipts(inner);
    for (const { at, paid } of stepsOf(await inner.query<Row>({ text: missingText })))
      await writeReceipts(inner, { settings, at }, [paid]);
  });
}
