import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Keys whose defaults were already granted: a permission that an academy has removed since is not granted again. */
export const knownPermissions = pgTable('known_permissions', {
  key: text('key').primaryKey(),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
});
