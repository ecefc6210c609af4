import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt } from '#base/database/columns.ts';

/** Stored files. Everybody who knows the unguessable key can read a `public` file. */
export const storedFiles = pgTable(
  'stored_files',
  {
    key: text('key').primaryKey(),
    mime: text('mime').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    access: text('access', { enum: ['public', 'private'] }).notNull(),
    ownerId: bigint('owner_id', { mode: 'number' }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('stored_files_owner_idx').on(t.ownerId)],
);
