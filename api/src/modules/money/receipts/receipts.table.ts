import { sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { bigint, check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { at, identity } from '#base/database/columns.ts';
import { users } from '#modules/accounts/identity/identity.table.ts';

const minor = (name: string) => bigint(name, { mode: 'number' });
const kind = () => text('kind', { enum: ['receipt', 'credit_note'] }).notNull();

/** The texts of a receipt at that time; in each language if there are two. */
export interface ReceiptSnapshot {
  academy: {
    name: { en: string; ar: string };
    email: string;
    phone: string;
    address: string;
    /** Bank and tax number, in the academy's own text. */
    footer: string;
  };
  payer: string;
  student: string;
  /** The bought package; null for a bank transfer, which has none. */
  item: { title: string; titleAr?: string | null; classes: number } | null;
  /** The provider's number of the invoice, or the reference number of the transfer. */
  reference: string | null;
  /** The day of a bank transfer. */
  date: string | null;
  taxName: string;
}

/**
 * Receipts and credit notes (D110). A trigger rejects every change, so that a receipt always equals the one that was
 * sent.
 */
export const receipts = pgTable(
  'receipts',
  {
    id: identity(),
    kind: kind(),
    year: integer('year').notNull(),
    number: integer('number').notNull(),
    /** The source of the payment: `payment:12`, `bank_transfer:3`. */
    source: text('source').notNull(),
    method: text('method', { enum: ['monthly', 'one_time', 'bank_transfer'] }).notNull(),
    /** The receipt that a credit note corrects. */
    receiptId: minor('receipt_id').references((): AnyPgColumn => receipts.id),
    /** The payer. */
    userId: minor('user_id')
      .notNull()
      .references(() => users.id),
    /** The student (D116). */
    studentId: minor('student_id')
      .notNull()
      .references(() => users.id),
    currency: text('currency').notNull(),
    /** In the smallest unit, above zero, with the tax (D112). */
    amountMinor: minor('amount_minor').notNull(),
    netMinor: minor('net_minor').notNull(),
    /** In percent; 0: no tax. */
    taxRate: integer('tax_rate').notNull(),
    snapshot: jsonb('snapshot').$type<ReceiptSnapshot>().notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('receipts_number_key').on(t.kind, t.year, t.number),
    check('receipts_amount_check', sql`${t.amountMinor} > 0 and ${t.netMinor} between 0 and ${t.amountMinor}`),
    check('receipts_names_check', sql`(${t.kind} = 'receipt') = (${t.receiptId} is null)`),
    index('receipts_source_idx').on(t.source, t.id),
    index('receipts_user_idx').on(t.userId, t.createdAt, t.id),
    index('receipts_student_idx').on(t.studentId, t.createdAt, t.id),
    index('receipts_newest_idx').on(t.createdAt, t.id),
  ],
);

/** The last number of each series in a year: taking the next one locks it until the payment is stored. */
export const receiptSeries = pgTable(
  'receipt_series',
  { kind: kind(), year: integer('year').notNull(), last: integer('last').notNull() },
  (t) => [primaryKey({ columns: [t.kind, t.year] })],
);
