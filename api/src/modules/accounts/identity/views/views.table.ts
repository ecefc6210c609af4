import { index, pgTable } from 'drizzle-orm/pg-core';
import { at, bytes, createdAt } from '#base/database/columns.ts';
import { sessions, userId } from '../identity.table.ts';

/**
 * Sessions in which an admin sees the academy as somebody else (D124). They have their own table, so that no release
 * takes one for a session that may change something.
 */
export const sessionViews = pgTable(
  'session_views',
  {
    tokenHash: bytes('token_hash').primaryKey(),
    /** The viewed user. */
    userId: userId(),
    /** The session of the admin; without it the view ends. */
    viewedFrom: bytes('viewed_from')
      .notNull()
      .references(() => sessions.tokenHash, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: at('expires_at').notNull(),
  },
  (t) => [
    index('session_views_user_idx').on(t.userId),
    index('session_views_from_idx').on(t.viewedFrom),
    index('session_views_expiry_idx').on(t.expiresAt),
  ],
);
