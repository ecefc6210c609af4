import { isAdmin, type Reader } from '#platform/auth/reader.ts';
import type { Sql } from '#platform/database/sql.ts';

/** $1 file, $2 reader, $3 whether the reader watches over conversations. The file's message is found by its unique key. */
const seesText = `
select exists (select from messages m join chats c on c.id = m.chat_id
  where m.media_id = $1 and ($3::boolean or $2 in (c.first_user_id, c.second_user_id))) as sees`;

/** Whether somebody sees a file of a message: the two of its conversation, and admins, who may open any (D46, D64). */
export async function seesChatMedia(sql: Sql, reader: Reader, mediaId: string): Promise<boolean> {
  const values = [mediaId, reader.userId, isAdmin(reader)];
  const [row] = await sql.query<{ sees: boolean }>({ name: 'chat-media', text: seesText, values });
  return row?.sees ?? false;
}
