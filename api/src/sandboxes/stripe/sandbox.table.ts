import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { at } from '#base/database/columns.ts';

/** The imitated provider's data: customers, checkouts, invoices, events. It contains no real money. */
export const paymentSandboxObjects = pgTable(
  'payment_sandbox_objects',
  {
    id: text('id').primaryKey(),
    kind: text('kind').notNull(),
    /** The object that it belongs to: a customer, a subscription, a payment. */
    parent: text('parent'),
    data: jsonb('data').notNull(),
    position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    expiresAt: at('expires_at'),
  },
  (t) => [
    index('payment_sandbox_parent_idx').on(t.kind, t.parent, t.position),
    index('payment_sandbox_age_idx').on(t.expiresAt),
  ],
);
