import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { at, createdAt, identity } from '#base/database/columns.ts';
import { userId, users } from '#modules/accounts/identity/identity.table.ts';
import { packages } from '#modules/money/packages/packages.table.ts';
import { coupons } from './coupons/coupons.table.ts';

const minor = (name: string) => bigint(name, { mode: 'number' });
const kind = () => text('kind', { enum: ['monthly', 'one_time'] }).notNull();

/** `awaiting`: bought by transfer, and not yet paid (D130). */
export const purchaseStates = ['open', 'awaiting', 'paid', 'active', 'past_due', 'ended', 'expired', 'failed'] as const;

/** The account of purchases by bank transfer (D130): no provider knows them. */
export const BANK = 'bank';

/** A buyer's purchase of a package, with the package's data at that time (D36), and its result. */
export const purchases = pgTable(
  'purchases',
  {
    id: identity(),
    userId: minor('user_id')
      .notNull()
      .references(() => users.id),
    /** The student (D116). By default a trigger sets the payer. */
    studentId: minor('student_id').references(() => users.id),
    packageId: minor('package_id')
      .notNull()
      .references(() => packages.id),
    kind: kind(),
    title: text('title').notNull(),
    classesNum: integer('classes_num').notNull(),
    currency: text('currency').notNull(),
    /** In the smallest unit of the currency. */
    amountMinor: minor('amount_minor').notNull(),
    /** The typed code, in capitals, even if the sibling discount was greater (D113). */
    couponCode: text('coupon_code'),
    /** The coupon of the promised discount. */
    couponId: minor('coupon_id').references(() => coupons.id),
    /** The discount of each payment, and the number of payments; null: all. */
    discountMinor: minor('discount_minor').notNull().default(0),
    discountMonths: integer('discount_months'),
    /** The account of the provider's ids: the sandbox, or an account at the provider; `bank` for transfers. */
    account: text('account').notNull(),
    idempotencyKey: text('idempotency_key'),
    checkoutId: text('checkout_id'),
    checkoutUrl: text('checkout_url'),
    subscriptionId: text('subscription_id'),
    state: text('state', { enum: purchaseStates }).notNull().default('open'),
    /** The next payment; null if there is none, or while it is unknown because of a pause (D98). */
    renewsAt: at('renews_at'),
    /** When the current month ends, whether or not the next one is charged. */
    periodEndsAt: at('period_ends_at'),
    /** When the subscription ends, after it was cancelled. */
    endsAt: at('ends_at'),
    /** Whether it has ended because a renewal was not paid (D37); false again if it runs again. */
    endedUnpaid: boolean('ended_unpaid').notNull().default(false),
    /** The former name of `ended_unpaid`, for the release before; a trigger keeps both equal. To be dropped. */
    givenUp: boolean('given_up').notNull().default(false),
    /** The card to which an active subscription is charged, and the last month in which that is possible: `2026-11`. */
    cardLast4: text('card_last4'),
    cardLastMonth: text('card_last_month'),
    /** Counts the stored states of the provider's data, so that older data is not stored over newer data. */
    version: integer('version').notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('purchases_open_key').on(t.userId).where(sql`${t.state} = 'open'`),
    uniqueIndex('purchases_idempotency_key').on(t.userId, t.idempotencyKey),
    uniqueIndex('purchases_checkout_key').on(t.account, t.checkoutId),
    index('purchases_folded_idx').using('gin', sql`search_grams(fold_text(${t.title}))`).with({ fastupdate: false }),
    index('purchases_user_idx').on(t.userId, t.id),
    index('purchases_student_idx').on(t.studentId, t.id),
    index('purchases_coupon_idx').on(t.couponId).where(sql`${t.couponId} is not null`),
    index('purchases_subscription_idx').on(t.subscriptionId),
    index('purchases_renewing_idx').on(t.renewsAt).where(sql`${t.renewsAt} is not null`),
    index('purchases_card_idx').on(t.cardLastMonth).where(sql`${t.cardLastMonth} is not null`),
    index('purchases_ending_idx').on(t.endsAt).where(sql`${t.endsAt} is not null`),
  ],
);

/** A payment in its last known state at the provider: an invoice of a subscription, or a one-time payment (D42). */
export const payments = pgTable(
  'payments',
  {
    id: identity(),
    purchaseId: minor('purchase_id')
      .notNull()
      .references(() => purchases.id),
    userId: minor('user_id')
      .notNull()
      .references(() => users.id),
    /** The student of the purchase; written by a trigger. */
    studentId: minor('student_id').references(() => users.id),
    kind: kind(),
    account: text('account').notNull(),
    /** The provider's id of the invoice or payment. */
    providerId: text('provider_id').notNull(),
    intentId: text('intent_id'),
    chargeId: text('charge_id'),
    number: text('number'),
    pdfUrl: text('pdf_url'),
    pageUrl: text('page_url'),
    receiptUrl: text('receipt_url'),
    state: text('state', { enum: ['open', 'paid', 'failed', 'refunded'] }).notNull(),
    /** Another amount than the requested one was paid: it grants nothing. */
    held: boolean('held').notNull().default(false),
    currency: text('currency'),
    amountMinor: minor('amount_minor'),
    /** The discount that the provider subtracted (D113). */
    discountMinor: minor('discount_minor').notNull().default(0),
    refundedMinor: minor('refunded_minor').notNull().default(0),
    /** When money was last refunded or returned (D51). */
    refundedAt: at('refunded_at'),
    /** Classes that refunds took back (D39). */
    classesTaken: integer('classes_taken').notNull().default(0),
    /** Used classes that were not taken back after the refund (D39). A trigger updates it. */
    unreturned: integer('unreturned').notNull().default(0),
    paidAt: at('paid_at'),
    createdAt: createdAt(),
    deletedAt: at('deleted_at'),
  },
  (t) => [
    uniqueIndex('payments_provider_key').on(t.account, t.providerId),
    check('payments_taken_check', sql`${t.classesTaken} >= 0`),
    index('payments_folded_idx').using('gin', sql`search_grams(fold_text(${t.number}))`).with({ fastupdate: false }),
    index('payments_purchase_idx').on(t.purchaseId),
    index('payments_intent_idx').on(t.intentId),
    index('payments_newest_idx').on(t.kind, t.createdAt, t.id).where(sql`${t.deletedAt} is null`),
    index('payments_held_idx').on(t.kind, t.createdAt, t.id).where(sql`${t.held} and ${t.deletedAt} is null`),
    // Most payments are paid, so the others are found by a small index.
    index('payments_unpaid_idx')
      .on(t.kind, t.state, t.createdAt, t.id)
      .where(sql`${t.state} <> 'paid' and ${t.deletedAt} is null`),
    index('payments_unreturned_idx')
      .on(t.kind, t.createdAt, t.id)
      .where(sql`${t.unreturned} > 0 and ${t.deletedAt} is null`),
    index('payments_amount_idx').on(t.kind, t.amountMinor, t.id).where(sql`${t.deletedAt} is null`),
    index('payments_paid_idx').on(t.paidAt).where(sql`${t.deletedAt} is null`),
    index('payments_user_idx').on(t.userId, t.kind, t.createdAt, t.id).where(sql`${t.deletedAt} is null`),
    index('payments_student_idx').on(t.studentId, t.kind, t.createdAt, t.id).where(sql`${t.deletedAt} is null`),
  ],
);

/**
 * Refunds of payments with their times (D51): negative for a won dispute. A trigger writes a line with each change of
 * `refunded_minor`, so that it is their sum.
 */
export const paymentRefunds = pgTable(
  'payment_refunds',
  {
    id: identity(),
    paymentId: minor('payment_id')
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    minor: minor('minor').notNull(),
    at: at('at').notNull(),
  },
  (t) => [index('payment_refunds_payment_idx').on(t.paymentId), index('payment_refunds_at_idx').on(t.at)],
);

/** The number of payments that are not deleted; triggers update it, so that no page counts. */
export const paymentCounts = pgTable(
  'payment_counts',
  {
    kind: kind(),
    state: text('state').notNull(),
    /** Empty if the academy does not know the currency. */
    currency: text('currency').notNull(),
    total: minor('total').notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.state, t.currency] })],
);

/** The provider's reports, and the refunds that the academy asked it for, each stored once. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: text('id').notNull(),
    account: text('account').notNull(),
    type: text('type').notNull(),
    receivedAt: at('received_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.account, t.id] }), index('payment_events_age_idx').on(t.receivedAt)],
);

/** The provider's customer of each user. */
export const paymentCustomers = pgTable(
  'payment_customers',
  {
    userId: userId(),
    account: text('account').notNull(),
    customerId: text('customer_id').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.account] }), index('payment_customers_customer_idx').on(t.customerId)],
);
