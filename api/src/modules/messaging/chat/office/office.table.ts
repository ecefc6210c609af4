import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { at } from '#base/database/columns.ts';
import { users } from '#modules/accounts/identity/identity.table.ts';
import { chats } from '../chat.table.ts';

/** `open`: the academy has to answer; `waiting`: the person has the answer; `done`: nothing is left to do. */
export const officeStatuses = ['open', 'waiting', 'done'] as const;
export type OfficeStatus = (typeof officeStatuses)[number];

/** The academy's side of a conversation with its office (D167), common to all who answer for it. */
export const officeChats = pgTable(
  'office_chats',
  {
    chatId: bigint('chat_id', { mode: 'number' })
      .primaryKey()
      .references(() => chats.id, { onDelete: 'cascade' }),
    status: text('status', { enum: officeStatuses }).notNull().default('open'),
    /** Who of the office has it. */
    assignedTo: bigint('assigned_to', { mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    /** All messages of the person up to this one were read by somebody of the office. */
    lastReadId: bigint('last_read_id', { mode: 'number' }).notNull().default(0),
    /** The number of the person's messages after `lastReadId`; stored, so that no list counts. */
    unread: integer('unread').notNull().default(0),
    /** The first message of the person that nobody has answered yet. */
    waitingSince: at('waiting_since'),
  },
  (t) => [
    index('office_chats_status_idx').on(t.status),
    index('office_chats_unread_idx').on(t.chatId).where(sql`${t.unread} > 0`),
  ],
);
