import { sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { bigint, check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { at, identity } from '#base/database/columns.ts';
import { users } from '#modules/identity/identity.table.ts';

const minor = (name: string) => bigint(name, { mode: 'number' });
const kind = () => text('kind', { enum: ['receipt', 'credit_note'] }).notNull();

/** What a receipt says besides figures, as it was then; language by language where there are two. */
export interface ReceiptSnapshot {
  academy: {
    name: { en: string; ar: string };
    email: string;
    phone: string;
    address: string;
    /** Bank and tax number, as the academy words them. */
    footer: string;
  };
  payer: string;
  student: string;
  /** What was bought; null for a bank transfer, which is for no package. */
  item: { title: string; classes: number } | null;
  /** The provider's number of the invoice, or the reference number of the transfer. */
  reference: string | null;
  /** The day of a bank transfer. */
  date: string | null;
  taxName: string;
}

/**
 * Receipts and credit notes (D110). A trigger rejects every change, so that one is never another than what was sent.
 */
export const receipts = pgTable(
  'receipts',
  {
    id: identity(),
    kind: kind(),
    year: integer('year').notNull(),
    number: integer('number').notNull(),
    /** What was paid: `payment:12`, `bank_transfer:3`. */
    source: text('source').notNull(),
    method: text('method', { enum: ['monthly', 'one_time', 'bank_transfer'] }).notNull(),
    /** Which receipt a credit note takes back. */
    receiptId: minor('receipt_id').references((): AnyPgColumn => receipts.id),
    /** Who paid. */
    userId: minor('user_id')
      .notNull()
      .references(() => users.id),
    /** Who learns (D116). */
    studentId: minor('student_id')
      .notNull()
      .references(() => users.id),
    currency: text('currency').notNull(),
    /** In the smallest unit, above zero, with the tax (D112). */
    amountMinor: minor('amount_minor').notNull(),
    netMinor: minor('net_minor').notNull(),
    /** In percent; 0: none. */
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

/** The last number of each series a year: locked by who takes the next one, until the payment is stored. */
export const receiptSeries = pgTable(
  'receipt_series',
  { kind: kind(), year: integer('year').notNull(), last: integer('last').notNull() },
  (t) => [primaryKey({ columns: [t.kind, t.year] })],
);
