import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { at, createdAt, identity } from '#base/database/columns.ts';
import { users } from '#modules/accounts/identity/identity.table.ts';
import { media } from '#modules/platform/files/index.ts';

const id = (name: string) => bigint(name, { mode: 'number' });

export const concernStates = ['new', 'looked_at', 'closed'] as const;

/** What somebody wrote to the named people about safety (D146). */
export const concerns = pgTable(
  'concerns',
  {
    id: identity(),
    writerId: id('writer_id')
      .notNull()
      .references(() => users.id),
    /** Whom it is about, who never sees it. */
    aboutId: id('about_id').references(() => users.id),
    text: text('text').notNull(),
    state: text('state', { enum: concernStates }).notNull().default('new'),
    /** What came of it, for the writer; null until it is closed. */
    note: text('note'),
    lookedAt: at('looked_at'),
    closedAt: at('closed_at'),
    /** The name of an erased person, until the concern is closed. */
    writerName: text('writer_name'),
    aboutName: text('about_name'),
    createdAt: createdAt(),
  },
  (t) => [
    check('concerns_closed_check', sql`(${t.state} = 'closed') = (${t.closedAt} is not null)`),
    index('concerns_newest_idx').on(t.createdAt, t.id),
    index('concerns_writer_idx').on(t.writerId),
    index('concerns_about_idx').on(t.aboutId).where(sql`${t.aboutId} is not null`),
  ],
);

/** An answer of the named people, or a further word of the writer. */
export const concernReplies = pgTable(
  'concern_replies',
  {
    id: identity(),
    concernId: id('concern_id')
      .notNull()
      .references(() => concerns.id, { onDelete: 'cascade' }),
    authorId: id('author_id')
      .notNull()
      .references(() => users.id),
    byWriter: boolean('by_writer').notNull(),
    text: text('text').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('concern_replies_idx').on(t.concernId, t.id), index('concern_replies_author_idx').on(t.authorId)],
);

/** A file of a concern, or of a reply to it. */
export const concernFiles = pgTable(
  'concern_files',
  {
    mediaId: text('media_id')
      .primaryKey()
      .references(() => media.id),
    concernId: id('concern_id')
      .notNull()
      .references(() => concerns.id, { onDelete: 'cascade' }),
    replyId: id('reply_id').references(() => concernReplies.id, { onDelete: 'cascade' }),
    byWriter: boolean('by_writer').notNull(),
  },
  (t) => [
    index('concern_files_idx').on(t.concernId),
    index('concern_files_reply_idx').on(t.replyId).where(sql`${t.replyId} is not null`),
  ],
);
