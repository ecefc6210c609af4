import { sql } from 'drizzle-orm';
import { bigint, check, date, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { at, createdAt, identity } from '#base/database/columns.ts';
import { users } from '#modules/accounts/identity/identity.table.ts';

/** A payment that staff record by hand, which books no classes (D41), or one that pays a due (D132). */
export const bankTransfers = pgTable(
  'bank_transfers',
  {
    id: identity(),
    referenceNumber: text('reference_number'),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id),
    /** In the smallest unit of the currency. */
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    date: date('date').notNull(),
    note: text('note'),
    /** The due that it pays (D132), of a module above; null for a transfer of D41. */
    dueId: bigint('due_id', { mode: 'number' }),
    createdBy: bigint('created_by', { mode: 'number' }).references(() => users.id),
    createdAt: createdAt(),
    deletedAt: at('deleted_at'),
  },
  (t) => [
    check('bank_transfers_amount_check', sql`${t.amountMinor} > 0`),
    uniqueIndex('bank_transfers_reference_key').on(t.referenceNumber).where(sql`${t.deletedAt} is null`),
    index('bank_transfers_folded_idx')
      .using('gin', sql`search_grams(fold_text(${t.referenceNumber}))`)
      .with({ fastupdate: false }),
    index('bank_transfers_date_idx').on(t.date, t.id).where(sql`${t.deletedAt} is null`),
    index('bank_transfers_due_idx').on(t.dueId).where(sql`${t.dueId} is not null`),
    index('bank_transfers_user_idx').on(t.userId, t.date, t.id).where(sql`${t.deletedAt} is null`),
  ],
);

/** The number of transfers that are not deleted; triggers update it, so that no page counts. */
export const transferCounts = pgTable('transfer_counts', {
  currency: text('currency').primaryKey(),
  total: bigint('total', { mode: 'number' }).notNull(),
});
