import { bigint, index, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { at, bytes, createdAt } from '#base/database/columns.ts';
import { userId, users } from '../identity.table.ts';

/** Codes that sign a child's own device in, once (D141). A child has at most one. */
export const childCodes = pgTable(
  'child_codes',
  {
    /** The child. */
    userId: userId().primaryKey(),
    madeBy: bigint('made_by', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    madeAs: text('made_as', { enum: ['parent', 'office'] }).notNull(),
    codeHash: bytes('code_hash').notNull(),
    /** Of its first half: a guess that has it counts against the code. */
    halfHash: bytes('half_hash').notNull(),
    wrong: smallint('wrong').notNull().default(0),
    createdAt: createdAt(),
    expiresAt: at('expires_at').notNull(),
  },
  (t) => [
    index('child_codes_maker_idx').on(t.madeBy),
    index('child_codes_code_idx').on(t.codeHash),
    index('child_codes_half_idx').on(t.halfHash),
    index('child_codes_expiry_idx').on(t.expiresAt),
  ],
);
