import type { Sql } from '#base/database/sql.ts';
import { channelOf, publish } from '#base/realtime/publish.ts';
import { messageJson, messageRows } from '../rows/message-json.ts';

/**
 * Without a file token, which is valid for one session only: the message is published to all sessions of both people.
 */
const eventText = `select ${messageJson(`''`)} as message from ${messageRows} where m.id = $1`;

interface EventRow {
  message: { sender: { id: string }; receiver: { id: string } };
}

/** Publishes a new message to the devices of both people (D49). */
export async function publishMessage(sql: Sql, id: number): Promise<void> {
  const [row] = await sql.query<EventRow>({ name: 'message-event', text: eventText, values: [id] });
  if (!row) throw new Error('the message was not stored');
  const { message } = row;
  const data = { message, sender: message.sender, receiver: message.receiver };
  for (const { id: userId } of [message.receiver, message.sender])
    await publish(sql, { channel: channelOf(Number(userId)), name: 'message', data });
}
