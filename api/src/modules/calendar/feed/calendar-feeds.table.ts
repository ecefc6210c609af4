import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt } from '#base/database/columns.ts';
import { userId } from '#modules/identity/identity.table.ts';

/** D89: the address under which a calendar program reads a user's classes. Its owner sees it again: it is no hash. */
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
