import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { at, bytes, createdAt } from '#base/database/columns.ts';
import { sessions, userId, users } from '../identity.table.ts';

/**
 * Sessions of children that a parent or the office has opened (D141). They have their own table, so that no release
 * takes one for a session that may do everything.
 */
export const childSessions = pgTable(
  'child_sessions',
  {
    tokenHash: bytes('token_hash').primaryKey(),
    /** The child. */
    userId: userId(),
    openedBy: bigint('opened_by', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** `parent`: the session ends with the relation. */
    openedAs: text('opened_as', { enum: ['parent', 'office'] }).notNull(),
    /** The parent's session on the same device, which ends with it; null: a device of the child's own. */
    openedFrom: bytes('opened_from').references(() => sessions.tokenHash, { onDelete: 'cascade' }),
    /** Null if unknown. */
    browser: text('browser'),
    system: text('system'),
    createdAt: createdAt(),
    /** To within ten minutes. */
    lastUsedAt: at('last_used_at').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (t) => [
    index('child_sessions_user_idx').on(t.userId),
    index('child_sessions_opener_idx').on(t.openedBy),
    index('child_sessions_from_idx').on(t.openedFrom),
    index('child_sessions_expiry_idx').on(t.expiresAt),
  ],
);
