import { sql } from 'drizzle-orm';
import { bigint, boolean, index, jsonb, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core';
import { at, createdAt, identity } from '#base/database/columns.ts';
import { userId } from '#modules/identity/identity.table.ts';

/** `held`: until `due_at`. `failed` with a `due_at` is tried again then, without one no more. */
export const deliveryStatuses = ['queued', 'held', 'sent', 'failed', 'dropped'] as const;

/** What of a notification goes to one address or device (D81). Kept for 90 days. */
export const deliveries = pgTable(
  'deliveries',
  {
    id: identity(),
    /**
     * No foreign key, which would be looked up for each of thousands of rows: one that was deleted is found missing when the
     * delivery is looked at. Null: the kind is not for the bell.
     */
    notificationId: bigint('notification_id', { mode: 'number' }),
    userId: userId(),
    key: text('key').notNull(),
    channel: text('channel', { enum: ['push', 'mail'] }).notNull(),
    /** The address; the id of the device. */
    target: text('target').notNull(),
    relatedId: bigint('related_id', { mode: 'number' }).notNull(),
    params: jsonb('params').$type<Record<string, string>>().notNull(),
    /** What the parameters would have been before the change that it is about. */
    former: jsonb('former').$type<Record<string, string>>(),
    /** Whether it waits for the mail of the day (D84). */
    isDigest: boolean('is_digest').notNull(),
    /** When the notification was sent, or sent again: each time is a delivery of its own. */
    notifiedAt: at('notified_at').notNull(),
    status: text('status', { enum: deliveryStatuses }).notNull().default('queued'),
    reason: text('reason'),
    tries: smallint('tries').notNull().default(0),
    /** When it is looked at next: who takes it moves this, so that nobody else does. Null: it is done with. */
    dueAt: at('due_at'),
    sentAt: at('sent_at'),
    createdAt: createdAt(),
  },
  (t) => [
    unique('deliveries_once_key').on(t.notificationId, t.notifiedAt, t.channel, t.target),
    index('deliveries_due_idx').on(t.dueAt, t.id).where(sql`${t.dueAt} is not null`),
    index('deliveries_open_idx').on(t.userId, t.relatedId).where(sql`${t.dueAt} is not null`),
    index('deliveries_user_idx').on(t.userId, t.id.desc().nullsFirst()),
    index('deliveries_age_idx').on(t.createdAt),
  ],
);
