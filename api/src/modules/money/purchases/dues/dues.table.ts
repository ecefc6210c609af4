import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { at, createdAt, identity } from '#base/database/columns.ts';
import { users } from '#modules/accounts/identity/identity.table.ts';
import { bankTransfers } from '#modules/money/bank-transfers/bank-transfers.table.ts';
import { media } from '#modules/platform/files/media/media.table.ts';
import { purchases } from '../purchases.table.ts';

const minor = (name: string) => bigint(name, { mode: 'number' });

export const dueStates = ['open', 'reported', 'part', 'paid', 'waived'] as const;
export const reportStates = ['open', 'accepted', 'rejected'] as const;

/** What a family is to transfer for a purchase, and for a month of it (D131). */
export const dues = pgTable(
  'dues',
  {
    id: identity(),
    purchaseId: minor('purchase_id')
      .notNull()
      .references(() => purchases.id),
    /** The payer. */
    userId: minor('user_id')
      .notNull()
      .references(() => users.id),
    studentId: minor('student_id')
      .notNull()
      .references(() => users.id),
    /** Counted from 1 by the months of the purchase, so that each month has one due. */
    number: integer('number').notNull(),
    /** The reference of the purchase, which the payer gives to the bank. */
    reference: text('reference').notNull(),
    /** The month that it pays; null for a one-time purchase. */
    periodFrom: date('period_from'),
    periodTo: date('period_to'),
    currency: text('currency').notNull(),
    /** In the smallest unit of the currency, after a discount. */
    amountMinor: minor('amount_minor').notNull(),
    dueOn: date('due_on').notNull(),
    state: text('state', { enum: dueStates }).notNull().default('open'),
    /** How much of it is paid, what came of the due before, and what goes on to the next one (`flowOf`). */
    paidMinor: minor('paid_minor').notNull().default(0),
    carriedFromMinor: minor('carried_from_minor').notNull().default(0),
    carriedOverMinor: minor('carried_over_minor').notNull().default(0),
    /** When its classes were given; they stay. */
    creditedAt: at('credited_at'),
    /** Why it was waived; null for one that was withdrawn with its purchase. */
    reason: text('reason'),
    waivedBy: minor('waived_by').references(() => users.id),
    createdAt: createdAt(),
  },
  (t) => [
    check('dues_amount_check', sql`${t.amountMinor} > 0 and ${t.paidMinor} between 0 and ${t.amountMinor}`),
    uniqueIndex('dues_number_key').on(t.purchaseId, t.number),
    uniqueIndex('dues_reference_key').on(t.reference).where(sql`${t.number} = 1`),
    index('dues_day_idx').on(t.dueOn, t.id),
    index('dues_unpaid_idx').on(t.dueOn, t.id).where(sql`${t.state} in ('open', 'reported', 'part')`),
    index('dues_user_idx').on(t.userId, t.dueOn, t.id),
    index('dues_student_idx').on(t.studentId, t.dueOn, t.id),
  ],
);

/** A payer's "I have paid", with the bank's proof (D132). */
export const transferReports = pgTable(
  'transfer_reports',
  {
    id: identity(),
    dueId: minor('due_id')
      .notNull()
      .references(() => dues.id),
    /** Who reported it. */
    userId: minor('user_id')
      .notNull()
      .references(() => users.id),
    amountMinor: minor('amount_minor').notNull(),
    paidOn: date('paid_on').notNull(),
    /** The bank's number of the transfer, as the payer typed it. */
    reference: text('reference'),
    mediaId: text('media_id')
      .notNull()
      .references(() => media.id),
    state: text('state', { enum: reportStates }).notNull().default('open'),
    /** Why it was rejected, for the payer. */
    reason: text('reason'),
    decidedBy: minor('decided_by').references(() => users.id),
    decidedAt: at('decided_at'),
    /** The transfer that it became. */
    bankTransferId: minor('bank_transfer_id').references(() => bankTransfers.id),
    createdAt: createdAt(),
  },
  (t) => [
    check('transfer_reports_amount_check', sql`${t.amountMinor} > 0`),
    check('transfer_reports_accepted_check', sql`(${t.state} = 'accepted') = (${t.bankTransferId} is not null)`),
    uniqueIndex('transfer_reports_media_key').on(t.mediaId),
    uniqueIndex('transfer_reports_transfer_key').on(t.bankTransferId),
    index('transfer_reports_due_idx').on(t.dueId, t.id),
    index('transfer_reports_user_idx').on(t.userId),
    index('transfer_reports_open_idx').on(t.createdAt, t.id).where(sql`${t.state} = 'open'`),
    index('transfer_reports_newest_idx').on(t.createdAt, t.id),
  ],
);
