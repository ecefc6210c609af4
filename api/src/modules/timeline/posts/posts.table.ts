import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { users } from '#modules/accounts/identity/identity.table.ts';
import { media } from '#modules/platform/files/media/media.table.ts';

export const posts = pgTable(
  'posts',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    authorId: bigint('author_id', { mode: 'number' })
      .notNull()
      .references(() => users.id),
    /** Sanitised HTML (D50). */
    text: text('text').notNull(),
    status: text('status', { enum: ['pending', 'approved'] })
      .notNull()
      .default('pending'),
    /** Counts the changes of the post: an approval names the revision that was read. */
    revision: integer('revision').notNull().default(1),
    /** Bits of `visibleTo`: 1 student, 2 teacher, 4 admin; 0 everyone. */
    audience: smallint('audience').notNull().default(0),
    /** Stored by a trigger of the comments, so that nothing counts. */
    commentCount: integer('comment_count').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    approvedAt: timestamp('approved_at', { withTimezone: true, mode: 'date' }),
    /**
     * Its place in the feed: when it was first approved, or, before that, when it was written. A later edit does not
     * move it.
     */
    publishedAt: timestamp('published_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (t) => [
    check('posts_audience_check', sql`${t.audience} between 0 and 7`),
    // `nullsFirst`, because an index with NULLS LAST does not serve a plain ORDER BY … DESC.
    index('posts_feed_idx').on(t.status, t.audience, t.publishedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('posts_own_idx').on(
      t.authorId,
      t.status,
      t.audience,
      t.publishedAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
  ],
);

export const postLikes = pgTable(
  'post_likes',
  {
    postId: bigint('post_id', { mode: 'number' })
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.postId, t.userId] }), index('post_likes_user_idx').on(t.userId)],
);

/** The number of posts by status and audience; a trigger updates it, so that no page counts. */
export const postCounts = pgTable(
  'post_counts',
  {
    status: text('status').notNull(),
    audience: smallint('audience').notNull(),
    total: bigint('total', { mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.status, t.audience] })],
);

/** The same for each author, because authors see own posts of any audience. */
export const authorPostCounts = pgTable(
  'author_post_counts',
  {
    authorId: bigint('author_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: text('status').notNull(),
    audience: smallint('audience').notNull(),
    total: bigint('total', { mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.authorId, t.status, t.audience] })],
);

/** The images and videos of a post, in order. */
export const postMedia = pgTable(
  'post_media',
  {
    postId: bigint('post_id', { mode: 'number' })
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    mediaId: text('media_id')
      .notNull()
      .references(() => media.id),
  },
  (t) => [primaryKey({ columns: [t.postId, t.position] }), unique('post_media_once_key').on(t.mediaId)],
);
