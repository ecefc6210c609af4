import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Keys whose defaults were granted already: what an academy took away since is not given back. */
export const knownPermissions = pgTable('known_permissions', {
  key: text('key').primaryKey(),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
});
