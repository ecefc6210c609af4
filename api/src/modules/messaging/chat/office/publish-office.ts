import type { Sql } from '#base/database/sql.ts';
import { channelOf, publish, publishToAll } from '#base/realtime/publish.ts';
import { permissionHolders } from '#modules/people/roles/index.ts';
import { officeMessageJson, officeMessages } from '../rows/office-sql.ts';

/** Everybody who answers for the office. */
export const officePeople = (sql: Sql): Promise<number[]> => permissionHolders(sql, 'messaging.office');

/** Notifies the devices of the office that one of its conversations has changed (D167). */
export async function publishToOffice(sql: Sql, chatId: number, people: readonly number[]): Promise<void> {
  await publishToAll(sql, people.map(channelOf), { name: 'office', data: { chat_id: String(chatId) } });
}

const eventText = `select ${officeMessageJson('t.id', `''`)} as message from ${officeMessages} where m.id = $1`;

/** Publishes a message to the devices of the person, as every message is, without a file token. */
export async function publishToPerson(sql: Sql, personId: number, messageId: number): Promise<void> {
  const [row] = await sql.query<{ message: { sender: object; receiver: object } }>({
    name: 'office-message-event',
    text: eventText,
    values: [messageId],
  });
  if (!row) throw new Error('the message was not stored');
  const { message } = row;
  const data = { message, sender: message.sender, receiver: message.receiver };
  await publish(sql, { channel: channelOf(personId), name: 'message', data });
}
