import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt } from '#base/database/columns.ts';
import { userId } from '#modules/accounts/identity/identity.table.ts';

/**
 * D89: the address with which a calendar program reads a user's classes. It is stored as text, not as a hash, so that
 * its owner can see it again.
 */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    userId: userId().primaryKey(),
    /** 32 random bytes in base64url. */
    secret: text('secret').notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('calendar_feeds_secret_key').on(t.secret)],
);
