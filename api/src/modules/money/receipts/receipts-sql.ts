import type { ReceiptSnapshot } from './receipts.table.ts';

/*
 * What modules above may read of receipts, as SQL.
 */

/** SQL: `R-2026-00001`; a credit note has `CN-2026-00001`. */
const numberOf = (receipt: string): string =>
  `((case ${receipt}.kind when 'receipt' then 'R' else 'CN' end) || '-' || ${receipt}.year || '-'
    || lpad(${receipt}.number::text, greatest(5, length(${receipt}.number::text)), '0'))`;

/** Receipts and credit notes with their numbers; `of` is the receipt that a credit note corrects. */
export const shownReceipts = `(select x.id, ${numberOf('x')} as number, x.kind, x.method, x.source, x.user_id, x.student_id, x.currency,
  x.amount_minor, x.net_minor, x.tax_rate, x.snapshot, x.created_at,
  (select json_build_object('id', o.id::text, 'number', ${numberOf('o')}) from receipts o where o.id = x.receipt_id) as of
  from receipts x)`;

/** A row of these, with a statement's column names. */
export interface ShownReceipt {
  id: string;
  number: string;
  kind: 'receipt' | 'credit_note';
  method: 'monthly' | 'one_time' | 'bank_transfer';
  source: string;
  userId: string;
  studentId: string;
  currency: string;
  minor: number;
  netMinor: number;
  taxRate: number;
  snapshot: ReceiptSnapshot;
  of: { id: string; number: string } | null;
  createdAt: string;
}

/** SQL: whether a payment, as `payment:12`, has a receipt. */
export const hasReceipt = (source: string): string => `exists (select from receipts x where x.source = ${source})`;
