import { bigint, boolean, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { users } from '#modules/accounts/identity/identity.table.ts';
import { chats } from '../chat.table.ts';

const chat = () =>
  bigint('chat_id', { mode: 'number' })
    .notNull()
    .references(() => chats.id, { onDelete: 'cascade' });
const person = (name: string) =>
  bigint(name, { mode: 'number' })
    .notNull()
    .references(() => users.id);
const message = (name: string) => bigint(name, { mode: 'number' });

/** Conversations of a student under age with a teacher that the parents have joined (D143). */
export const openChats = pgTable(
  'open_chats',
  {
    chatId: chat().primaryKey(),
    childId: person('child_id'),
    teacherId: person('teacher_id'),
    /** Who joins reads the messages after this one. */
    afterId: message('after_id').notNull(),
    /** The newest message when they left; null: they have not. */
    untilId: message('until_id'),
    /** Which side agrees that earlier messages are opened too. */
    olderByChild: boolean('older_by_child').notNull().default(false),
    olderByTeacher: boolean('older_by_teacher').notNull().default(false),
  },
  (t) => [index('open_chats_child_idx').on(t.childId), index('open_chats_teacher_idx').on(t.teacherId)],
);

/** What a person beside the two has read of an open conversation. Who is in it follows from the relations alone. */
export const openChatMembers = pgTable(
  'open_chat_members',
  {
    chatId: chat(),
    userId: person('user_id'),
    lastReadId: message('last_read_id').notNull(),
    unread: integer('unread').notNull().default(0),
    /** As in `chat_members` (D48). */
    closedAtId: message('closed_at_id'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.chatId] }), index('open_chat_members_chat_idx').on(t.chatId)],
);
