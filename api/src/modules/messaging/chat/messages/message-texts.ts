import { instantOf } from '#base/database/instant.ts';
import type { Sql } from '#base/database/sql.ts';
import { type MonthNames, momentText } from '#base/time/moment-text.ts';
import { sidesOf } from '../rows/open-sql.ts';

const MOST = 10;

interface Recipient {
  userId: number;
  language: 'en' | 'ar';
  timezone: string;
}

interface Shown {
  isFull: boolean;
  months: MonthNames;
  now: Date;
}

interface Unread {
  text: string;
  has_file: boolean;
  created_at: string;
}

const unreadText = `select m.text, m.media_id is not null as has_file, ${instantOf('m.created_at')} as created_at
  from messages m join chat_members r on r.chat_id = m.chat_id and r.user_id = $2
  where m.chat_id = $1 and m.sender_id <> $2 and m.id > r.last_read_id order by m.id limit ${MOST}`;

/** The same of a conversation that the reader is in beside the two, as long as that is so (D143). */
const unreadBesideText = `select m.text, m.media_id is not null as has_file, ${instantOf('m.created_at')} as created_at
  from messages m join ${sidesOf('$2')} s on s.chat_id = m.chat_id and s.child_id is not null
  where m.chat_id = $1 and m.sender_id <> $2 and m.id > greatest(s.last_read_id, s.after_id) order by m.id limit ${MOST}`;

/** The same of a conversation with the office, for whoever answers. */
const unreadForOfficeText = `select m.text, m.media_id is not null as has_file, ${instantOf('m.created_at')} as created_at
  from messages m join office_chats o on o.chat_id = m.chat_id join chats c on c.id = m.chat_id
  where m.chat_id = $1 and m.sender_id = c.first_user_id and m.id > o.last_read_id order by m.id limit ${MOST}`;

const words = {
  en: { since: 'Unread since', file: 'A file' },
  ar: { since: 'غير مقروءة منذ', file: 'ملف' },
} as const;

/** A mail's content about a conversation: since when it is unread, and its messages since then, oldest first (D84). */
export async function messageDetails(sql: Sql, chatId: number, recipient: Recipient, shown: Shown) {
  const values = [chatId, recipient.userId];
  return detailsOf(await sql.query({ name: 'chat-unread-texts', text: unreadText, values }), recipient, shown);
}

/** The same for whoever is in a conversation beside the two (D143); nothing once they are not. */
export async function openMessageDetails(sql: Sql, chatId: number, recipient: Recipient, shown: Shown) {
  const values = [chatId, recipient.userId];
  return detailsOf(
    await sql.query({ name: 'open-chat-unread-texts', text: unreadBesideText, values }),
    recipient,
    shown,
  );
}

/** The same for whoever answers for the office (D167). */
export async function officeMessageDetails(sql: Sql, chatId: number, recipient: Recipient, shown: Shown) {
  const unread = await sql.query<Unread>({ name: 'office-unread-texts', text: unreadForOfficeText, values: [chatId] });
  return detailsOf(unread, recipient, shown);
}

function detailsOf(unread: readonly Unread[], recipient: Recipient, shown: Shown) {
  const { language } = recipient;
  const [first] = unread;
  if (!first) return { facts: [], texts: [] };
  const { since, file } = words[language];
  const facts = [[since, momentText(first.created_at, { ...recipient, ...shown })] as const];
  return {
    facts,
    texts: shown.isFull ? unread.map(({ text, has_file }) => (has_file ? `[${file}] ${text}`.trim() : text)) : [],
  };
}
