import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { users } from '#modules/accounts/identity/identity.table.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Notifications (D53): key and parameters; the reading client makes the text. */
export const notifications = pgTable(
  'notifications',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    recipientId: bigint('recipient_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    params: jsonb('params').$type<Record<string, string>>().notNull(),
    /** The actors of a gathered notification, each once. */
    actorIds: bigint('actor_ids', { mode: 'number' }).array().notNull(),
    scope: text('scope', { enum: ['class', 'product', 'course', 'comment', 'post'] }).notNull(),
    /**
     * The id of the object that the key begins with, by which notifications are gathered and deleted; for `post.…` the
     * post.
     */
    relatedId: bigint('related_id', { mode: 'number' }).notNull(),
    /** The number of the ten minutes that it gathers; for a notification of the clock its moment; else 0. */
    span: bigint('span', { mode: 'number' }).notNull(),
    createdAt: at('created_at').notNull(),
    readAt: at('read_at'),
  },
  (t) => [
    unique('notifications_once_key').on(t.recipientId, t.key, t.relatedId, t.span),
    // `nullsFirst`, because an index with NULLS LAST does not serve a plain ORDER BY … DESC.
    index('notifications_list_idx').on(t.recipientId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('notifications_unread_idx').on(t.recipientId).where(sql`${t.readAt} is null`),
    index('notifications_related_idx').on(t.relatedId, t.key),
    index('notifications_age_idx').on(t.createdAt),
  ],
);
