import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from '#modules/accounts/identity/identity.table.ts';
import { media } from '#modules/platform/files/media/media.table.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const anybody = (name: string) => bigint(name, { mode: 'number' }).references(() => users.id);
const person = (name: string) => anybody(name).notNull();

/**
 * A conversation of two people, of which there is one for each pair; or of one person with the academy's office, which
 * has no second user (D167).
 */
export const chats = pgTable(
  'chats',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The smaller of the two ids; with the office, the person. */
    firstUserId: person('first_user_id'),
    /** Null: the office. */
    secondUserId: anybody('second_user_id'),
    /** The newest message, so that lists need not search for it; null before the first one. */
    lastMessageId: bigint('last_message_id', { mode: 'number' }),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [
    check('chats_order_check', sql`${t.firstUserId} < ${t.secondUserId}`),
    unique('chats_pair_key').on(t.firstUserId, t.secondUserId),
    uniqueIndex('chats_office_key').on(t.firstUserId).where(sql`${t.secondUserId} is null`),
    index('chats_latest_idx').on(t.lastMessageId.desc().nullsFirst()),
  ],
);

/** One side of a conversation (D47, D48). */
export const chatMembers = pgTable(
  'chat_members',
  {
    chatId: bigint('chat_id', { mode: 'number' })
      .notNull()
      .references(() => chats.id, { onDelete: 'cascade' }),
    userId: person('user_id'),
    /** Null: the office, whose own side is in `office_chats`. */
    otherUserId: anybody('other_user_id'),
    /** All messages of the other side up to this one were read, or have reached the device. */
    lastReadId: bigint('last_read_id', { mode: 'number' }).notNull().default(0),
    lastDeliveredId: bigint('last_delivered_id', { mode: 'number' }).notNull().default(0),
    /** The number of messages of the other side after `lastReadId`; stored, so that no list counts. */
    unread: integer('unread').notNull().default(0),
    /** Hidden from this side's list until a message newer than this one arrives; null: shown. */
    closedAtId: bigint('closed_at_id', { mode: 'number' }),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.chatId] }),
    index('chat_members_chat_idx').on(t.chatId),
    index('chat_members_unread_idx').on(t.userId).where(sql`${t.unread} > 0`),
  ],
);

export const messages = pgTable(
  'messages',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    chatId: bigint('chat_id', { mode: 'number' })
      .notNull()
      .references(() => chats.id, { onDelete: 'cascade' }),
    senderId: person('sender_id'),
    text: text('text').notNull().default(''),
    mediaId: text('media_id').references(() => media.id),
    /** The sender's client sets it: one key is sent only once, however often it is tried. */
    clientKey: text('client_key'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('messages_chat_idx').on(t.chatId, t.id.desc().nullsFirst()),
    // In very long conversations only few messages have a file.
    index('messages_files_idx').on(t.chatId, t.createdAt, t.id).where(sql`${t.mediaId} is not null`),
    unique('messages_once_key').on(t.senderId, t.clientKey),
    unique('messages_media_key').on(t.mediaId),
  ],
);
