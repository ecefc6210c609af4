import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, identity } from '#base/database/columns.ts';
import { users } from '#modules/accounts/identity/identity.table.ts';
import { media } from '#modules/platform/files/media/media.table.ts';

/** A file of the library, for everybody who may read books. */
export const books = pgTable(
  'books',
  {
    id: identity(),
    title: text('title').notNull(),
    description: text('description'),
    mediaId: text('media_id')
      .notNull()
      .references(() => media.id),
    /** The picture of its first page. */
    coverId: text('cover_id').references(() => media.id),
    createdBy: bigint('created_by', { mode: 'number' })
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
  },
  (t) => [
    unique('books_media_key').on(t.mediaId),
    unique('books_cover_key').on(t.coverId),
    index('books_folded_title_idx').on(sql`fold_text(${t.title})`, t.id),
    index('books_newest_idx').on(t.createdAt, t.id),
  ],
);

/** The number of books; triggers update it in one row, so that no page counts. */
export const bookCounts = pgTable('book_counts', {
  name: text('name', { enum: ['live'] }).primaryKey(),
  total: bigint('total', { mode: 'number' }).notNull(),
});
