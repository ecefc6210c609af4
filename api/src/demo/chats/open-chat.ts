import type { Sql } from '#base/database/sql.ts';
import { countForCompanions, settleOpenChat } from '#modules/messaging/chat/open/settle-open-chat.ts';
import { openChat, storeMessage } from '#modules/messaging/chat/rows/store-message.ts';
import type { PersonIds } from '../people/people.ts';

const MINUTE_MS = 60_000;
const CHILD = 'maryam.ahmed';
const TEACHER = 'teacher';

/** What was said how many minutes ago. */
const said: [by: string, text: string, minutesAgo: number][] = [
  [TEACHER, 'Maryam, you read beautifully today. Please repeat lines 3 to 7 of the page before Sunday.', 340],
  [CHILD, 'Yes teacher! Is line 5 the one with the long madd?', 332],
  [TEACHER, 'Exactly, six counts. Listen to it once before you read.', 330],
  ['parent', 'Thank you. I will sit with her on Saturday. Should she also copy the new words?', 300],
  [TEACHER, 'Only the five words at the bottom, one line each is enough.', 295],
];

const readText = `with two as (update chat_members m set unread = 0, last_read_id = c.last_message_id, last_delivered_id = c.last_message_id
    from chats c where c.id = m.chat_id and c.id = $1)
  update open_chat_members m set unread = 0, last_read_id = c.last_message_id from chats c where c.id = m.chat_id and c.id = $1`;

/** A conversation of a child with the teacher, in which the mother writes too (D143); everything is read. */
export async function seedOpenChat(sql: Sql, ids: PersonIds, now: Date): Promise<void> {
  const idOf = (login: string): number => ids.get(login) ?? 0;
  const pair = { childId: idOf(CHILD), teacherId: idOf(TEACHER) };
  const chatId = await openChat(sql, pair.childId, pair.teacherId);
  if (!(await settleOpenChat(sql, chatId, pair)))
    throw new Error(`the parents of ${CHILD} are not in the conversation`);
  for (const [by, text, minutesAgo] of said) {
    const at = new Date(now.getTime() - minutesAgo * MINUTE_MS);
    const message = { chatId, senderId: idOf(by), text, mediaId: null, clientKey: null, at };
    const id = await storeMessage(sql, message);
    if (id === null) throw new Error('no message');
    await countForCompanions(sql, chatId, id, message.senderId);
  }
  await sql.query({ text: readText, values: [chatId] });
}
