import { bigint, index, integer, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Events to publish on realtime channels: written with the change, sent after it, deleted after they were accepted. */
export const realtimeOutbox = pgTable(
  'realtime_outbox',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    channel: text('channel').notNull(),
    name: text('name').notNull(),
    data: jsonb('data').notNull(),
    attempts: integer('attempts').notNull().default(0),
    createdAt: at('created_at').notNull().defaultNow(),
    nextTryAt: at('next_try_at').notNull().defaultNow(),
  },
  // By channel, because only the first message of each may be sent.
  (t) => [index('realtime_outbox_channel_idx').on(t.channel, t.id)],
);

/** The embedded hub's latest messages: all instances share them, and clients that resume a connection read them. */
export const realtimeMessages = pgTable(
  'realtime_messages',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    channel: text('channel').notNull(),
    /** The publisher's id: a second message with the same id is not stored. */
    messageKey: text('message_key').notNull(),
    /** In the form of the protocol. */
    body: jsonb('body').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [
    unique('realtime_messages_once_key').on(t.channel, t.messageKey),
    index('realtime_messages_channel_idx').on(t.channel, t.id),
    index('realtime_messages_age_idx').on(t.createdAt),
  ],
);
