import { sql } from 'drizzle-orm';
import { bigint, boolean, index, jsonb, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core';
import { at, createdAt, identity } from '#base/database/columns.ts';
import { userId } from '#modules/accounts/identity/identity.table.ts';

/** `held`: until `due_at`. `failed`: tried again at `due_at`, or never if it is null. */
export const deliveryStatuses = ['queued', 'held', 'sent', 'failed', 'dropped'] as const;

/** A notification's message to one address or device (D81). Stored for 90 days. */
export const deliveries = pgTable(
  'deliveries',
  {
    id: identity(),
    /**
     * Without a foreign key, which would be checked for each of thousands of rows: a deleted notification is noticed
     * when the delivery is processed. Null: the kind is not for the bell.
     */
    notificationId: bigint('notification_id', { mode: 'number' }),
    userId: userId(),
    key: text('key').notNull(),
    channel: text('channel', { enum: ['push', 'mail'] }).notNull(),
    /** The e-mail address, or the id of the device. */
    target: text('target').notNull(),
    relatedId: bigint('related_id', { mode: 'number' }).notNull(),
    params: jsonb('params').$type<Record<string, string>>().notNull(),
    /** The parameters before the change that the notification is about. */
    former: jsonb('former').$type<Record<string, string>>(),
    /** Whether it waits for the daily mail (D84). */
    isDigest: boolean('is_digest').notNull(),
    /** When the notification was sent, or sent again: each time is a separate delivery. */
    notifiedAt: at('notified_at').notNull(),
    status: text('status', { enum: deliveryStatuses }).notNull().default('queued'),
    reason: text('reason'),
    tries: smallint('tries').notNull().default(0),
    /**
     * When it is processed next: the process that takes it moves this, so that no other process takes it. Null:
     * finished.
     */
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
