import type { Sql } from '#base/database/sql.ts';
import { sidesOf } from '../rows/open-sql.ts';

/** A conversation of a child with a teacher, as somebody beside the two stands to it (D143). */
export interface OpenSide {
  chatId: number;
  childId: number;
  teacherId: number;
  lastReadId: number;
}

const sideText = `select s.chat_id as "chatId", s.child_id as "childId", s.other_user_id as "teacherId", s.last_read_id as "lastReadId"
  from ${sidesOf('$2')} s where s.chat_id = $1 and s.child_id is not null`;

/** The side of a person who is in a conversation beside the two; null for everybody else. */
export async function findOpenSide(sql: Sql, chatId: number, userId: number): Promise<OpenSide | null> {
  const [side] = await sql.query<OpenSide>({ name: 'open-chat-side', text: sideText, values: [chatId, userId] });
  return side ?? null;
}

const partnerText = `select m.other_user_id as id from chat_members m join open_chats k on k.chat_id = m.chat_id
  where m.chat_id = $1 and m.user_id = $2`;

/** The other one of the two in a conversation that others have joined; null for everybody else. */
export async function findOpenPartner(sql: Sql, chatId: number, userId: number): Promise<number | null> {
  const [row] = await sql.query<{ id: number }>({
    name: 'open-chat-partner',
    text: partnerText,
    values: [chatId, userId],
  });
  return row?.id ?? null;
}
