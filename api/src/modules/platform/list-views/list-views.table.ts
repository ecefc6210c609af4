import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, identity } from '#base/database/columns.ts';
import { userId } from '#modules/accounts/identity/identity.table.ts';

/** Filters, search and order of a list under a name; each view belongs to one user. */
export const listViews = pgTable(
  'list_views',
  {
    id: identity(),
    userId: userId(),
    /** The client's name of the list: `users-student`. */
    list: text('list').notNull(),
    name: text('name').notNull(),
    /** The unchanged query of the list's address in the client: `status=active&sort=name`. */
    query: text('query').notNull(),
    /** Whether the list opens with this view. */
    isDefault: boolean('is_default').notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    index('list_views_user_idx').on(t.userId, t.list, t.id),
    uniqueIndex('list_views_folded_name_key').on(t.userId, t.list, sql`fold_text(${t.name})`),
    uniqueIndex('list_views_default_key').on(t.userId, t.list).where(sql`${t.isDefault}`),
  ],
);
