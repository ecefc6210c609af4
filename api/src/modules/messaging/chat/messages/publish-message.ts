import type { Sql } from '#base/database/sql.ts';
import { channelOf, publish } from '#base/realtime/publish.ts';
import { messageJson, messageRows } from '../rows/message-json.ts';
import { isOpenNow } from '../rows/open-sql.ts';

/**
 * Without a file token, which is valid for one session only: the message is published to all sessions of both people.
 */
const eventText = `select ${messageJson(`''`)} as message, (select json_build_array(k.child_id::text, k.teacher_id::text)
    from open_chats k where k.chat_id = m.chat_id and ${isOpenNow('k')}) as users
  from ${messageRows} where m.id = $1`;

interface EventRow {
  message: { sender: { id: string }; receiver: { id: string } };
  /** The two people of an open conversation (D143). */
  users: [string, string] | null;
}

/** Publishes a new message to the devices of both people (D49), and of those who are in the conversation beside them. */
export async function publishMessage(sql: Sql, id: number, companions: readonly number[] = []): Promise<void> {
  const [row] = await sql.query<EventRow>({ name: 'message-event', text: eventText, values: [id] });
  if (!row) throw new Error('the message was not stored');
  const { message, users } = row;
  const data = { message, sender: message.sender, receiver: message.receiver, ...(users && { open: { users } }) };
  const audience = new Set([message.receiver.id, message.sender.id, ...(users ?? []), ...companions.map(String)]);
  for (const userId of audience) await publish(sql, { channel: channelOf(Number(userId)), name: 'message', data });
}
