import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { at } from '#base/database/columns.ts';

/** The imitated provider's data: accounts, codes, tokens, meetings. None belongs to a real account. */
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
