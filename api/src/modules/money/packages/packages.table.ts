import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { at, createdAt, identity } from '#base/database/columns.ts';
import { users } from '#modules/accounts/identity/identity.table.ts';

/** A number of classes for a price (D40). Deleted packages stay stored, because purchases refer to them. */
export const packages = pgTable(
  'packages',
  {
    id: identity(),
    /** In English, or in the only language that it has (D168). */
    title: text('title').notNull(),
    titleAr: text('title_ar'),
    classesNum: integer('classes_num').notNull(),
    /** The ids of roles that can see it; empty: everybody with the permission. */
    visibleTo: bigint('visible_to', { mode: 'number' }).array().notNull().default(sql`'{}'`),
    /** Also for who has a running plan, as extra classes; only once, never monthly (D133). */
    forSubscribers: boolean('for_subscribers').notNull().default(false),
    createdBy: bigint('created_by', { mode: 'number' }).references(() => users.id),
    createdAt: createdAt(),
    deactivatedAt: at('deactivated_at'),
    deletedAt: at('deleted_at'),
  },
  (t) => [
    check('packages_classes_check', sql`${t.classesNum} between 1 and 1000`),
    index('packages_newest_idx').on(t.createdAt, t.id).where(sql`${t.deletedAt} is null`),
  ],
);

export const packagePrices = pgTable(
  'package_prices',
  {
    packageId: bigint('package_id', { mode: 'number' })
      .notNull()
      .references(() => packages.id, { onDelete: 'cascade' }),
    currency: text('currency').notNull(),
    /** In the smallest unit of the currency. */
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    /** The order in the form; the first one is the default. */
    position: integer('position').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.packageId, t.currency] }),
    check('package_prices_amount_check', sql`${t.amountMinor} > 0`),
  ],
);
