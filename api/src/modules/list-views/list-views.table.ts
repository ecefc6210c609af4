import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, identity } from '#base/database/columns.ts';
import { userId } from '#modules/identity/identity.table.ts';

/** Filters, search and order of a list under a name, each of one user. */
export const listViews = pgTable(
  'list_views',
  {
    id: identity(),
    userId: userId(),
    /** As the client names its list: `users-student`. */
    list: text('list').notNull(),
    name: text('name').notNull(),
    /** What the client's address says of the list, as it is: `status=active&sort=name`. */
    query: text('query').notNull(),
    /** The list opens with it. */
    isDefault: boolean('is_default').notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    index('list_views_user_idx').on(t.userId, t.list, t.id),
    uniqueIndex('list_views_name_key').on(t.userId, t.list, sql`search_text(${t.name})`),
    uniqueIndex('list_views_default_key').on(t.userId, t.list).where(sql`${t.isDefault}`),
  ],
);
