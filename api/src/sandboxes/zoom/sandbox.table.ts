import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { at } from '#base/database/columns.ts';

/** What the imitated provider knows: accounts, codes, tokens, meetings. Nothing of it is anybody's real account. */
export const sandboxRecords = pgTable(
  'meeting_sandbox_records',
  {
    kind: text('kind').notNull(),
    id: text('id').notNull(),
    data: jsonb('data').notNull(),
    expiresAt: at('expires_at'),
  },
  (t) => [primaryKey({ columns: [t.kind, t.id] }), index('meeting_sandbox_records_age_idx').on(t.expiresAt)],
);
