import { sql } from 'drizzle-orm';
import { bigint, boolean, check, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { at, createdAt, identity } from '#base/database/columns.ts';
import type { Money } from '#base/money/money.ts';

/**
 * Lowers the price of a purchase for everybody who knows the code (D113). Deleted ones stay stored, because purchases
 * refer to them.
 */
export const coupons = pgTable(
  'coupons',
  {
    id: identity(),
    /** In capitals. */
    code: text('code').notNull(),
    /** Null if the coupon subtracts amounts. */
    percent: integer('percent'),
    /** At most one per currency. */
    amounts: jsonb('amounts').$type<Money[]>().notNull().default([]),
    /** Days in the academy's zone, both included. */
    from: date('from_day', { mode: 'string' }),
    to: date('to_day', { mode: 'string' }),
    /** Ids of packages; empty: for all. */
    packages: bigint('packages', { mode: 'number' }).array().notNull().default(sql`'{}'`),
    uses: integer('uses'),
    usesPerUser: integer('uses_per_user'),
    firstPurchaseOnly: boolean('first_purchase_only').notNull().default(false),
    /** The number of months with the discount; null: all. */
    months: integer('months'),
    createdAt: createdAt(),
    deletedAt: at('deleted_at'),
  },
  (t) => [
    uniqueIndex('coupons_code_key').on(t.code).where(sql`${t.deletedAt} is null`),
    index('coupons_newest_idx').on(t.createdAt, t.id).where(sql`${t.deletedAt} is null`),
    check('coupons_percent_check', sql`${t.percent} between 1 and 100`),
    check('coupons_months_check', sql`${t.months} >= 1`),
  ],
);
