import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { createdAt } from '#base/database/columns.ts';
import { users } from '#modules/accounts/identity/identity.table.ts';

/**
 * A file that arrives in parts, stored for a week at most; the bytes of a part are at `parts/<folder>/<number>` (ADR
 * 127).
 */
export const uploadsInParts = pgTable(
  'uploads_in_parts',
  {
    ownerId: bigint('owner_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Chosen by the owner's device. */
    id: text('id').notNull(),
    /** 40 random hex digits; empty after the file is used and its bytes are deleted. */
    folder: text('folder').notNull(),
    name: text('name').notNull(),
    /** The media type that the sender states. */
    claimed: text('claimed').notNull(),
    /** The bytes of the whole file. */
    size: integer('size').notNull(),
    /** The numbers of the received parts, from 0. */
    parts: smallint('parts').array().notNull().default(sql`'{}'`),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.ownerId, t.id] }), index('uploads_in_parts_age_idx').on(t.createdAt)],
);
