import type { Sql } from '#base/database/sql.ts';
import { channelOf, publishToAll } from '#base/realtime/publish.ts';
import { companionsOf } from '#modules/people/people/index.ts';
import { isOpenNow } from './open-sql.ts';

/** SQL: the ids of those who are in a conversation beside the two, as rows. @param chat SQL: its id. */
export const companionsIn = (chat: string): string => `select w.user_id from open_chats k
  cross join lateral ${companionsOf('k.child_id', 'k.teacher_id')} w where k.chat_id = ${chat} and ${isOpenNow('k')}`;
const companionsText = companionsIn('$1');

/** Who is in a conversation beside the two now (D143). */
export async function findCompanions(sql: Sql, chatId: number): Promise<number[]> {
  const values = [chatId];
  const rows = await sql.query<{ user_id: number }>({ name: 'open-chat-companions', text: companionsText, values });
  return rows.map(({ user_id }) => user_id);
}

const sidesText = 'select user_id from chat_members where chat_id = $1';

/** Everybody who is in a conversation of two people, or an open one. */
export async function findAudience(sql: Sql, chatId: number): Promise<number[]> {
  const sides = await sql.query<{ user_id: number }>({ name: 'chat-sides', text: sidesText, values: [chatId] });
  return [...sides.map(({ user_id }) => user_id), ...(await findCompanions(sql, chatId))];
}

/** Notifies everybody's devices that who is in a conversation, or what they read of it, has changed. */
export async function publishChanged(sql: Sql, chatId: number): Promise<void> {
  const channels = (await findAudience(sql, chatId)).map(channelOf);
  await publishToAll(sql, channels, { name: 'conversation', data: { chat_id: String(chatId) } });
}
