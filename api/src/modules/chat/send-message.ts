import type { Sql } from '#platform/database/sql.ts';
import { fieldError } from '#platform/errors/app-error.ts';
import type { ReaderCtx } from '#platform/http/ctx.ts';
import { JsonText } from '#platform/http/endpoint.ts';
import { channelOf, publish } from '#platform/realtime/publish.ts';
import type { SendInput } from './chat.schema.ts';
import { findPartner } from './find-partner.ts';
import { messageJson, messageRows } from './message-json.ts';
import { openChat, storeMessage } from './store-message.ts';

interface Send {
  ctx: ReaderCtx;
  input: SendInput;
  /** Named by the client; the same one is sent once. */
  key: string | undefined;
}

interface SentRow {
  json: string;
  event: { sender: object; receiver: object };
}

/** $1 message, $2 the sender's pass. What is told to others carries nobody's pass: each fetches a file with their own. */
const sentText = `
select json_build_object('data', ${messageJson('$2')})::text as json, ${messageJson(`''`)} as event
from ${messageRows} where m.id = $1`;

async function readSent(sql: Sql, { reader, deps }: ReaderCtx, id: number): Promise<SentRow> {
  const values = [id, deps.passes.issue(reader)];
  const [sent] = await sql.query<SentRow>({ name: 'message-sent', text: sentText, values });
  if (!sent) throw new Error('the message was not stored');
  return sent;
}

async function findByKey(sql: Sql, senderId: number, key: string): Promise<number | null> {
  const [first] = await sql.query<{ id: number }>({
    name: 'message-by-key',
    text: 'select id from messages where sender_id = $1 and client_key = $2',
    values: [senderId, key],
  });
  return first?.id ?? null;
}

async function tellBoth(sql: Sql, ids: number[], { event }: SentRow): Promise<void> {
  const data = { message: event, sender: event.sender, receiver: event.receiver };
  for (const id of ids) await publish(sql, { channel: channelOf(id), name: 'message', data });
}

const isSeen = (text: string) => /[^\s\u200b-\u200f\u2060\ufeff]/.test(text);

/**
 * Sends a message (D45, D47). However often the same key comes, also at once and long after, one message is sent.
 * @throws AppError `not_found`, `forbidden` where the reader may not write to the receiver, `invalid` where it says nothing.
 */
export async function sendMessage({ ctx, input, key }: Send): Promise<JsonText> {
  const senderId = ctx.reader.userId;
  if (!isSeen(input.message) && !input.media) throw fieldError('message', 'required', 'Message is required');
  return ctx.sql.transaction(async (sql) => {
    const first = key === undefined ? null : await findByKey(sql, senderId, key);
    if (first !== null) return new JsonText((await readSent(sql, ctx, first)).json);
    const partner = await findPartner(sql, ctx, input.receiver_id);
    const id = await storeMessage(sql, {
      chatId: await openChat(sql, senderId, partner.id),
      senderId,
      text: input.message,
      mediaId: null,
      clientKey: key ?? null,
      at: ctx.deps.now(),
    });
    // Another request with this key was faster.
    if (id === null)
      return new JsonText((await readSent(sql, ctx, (await findByKey(sql, senderId, key ?? '')) ?? 0)).json);
    const sent = await readSent(sql, ctx, id);
    await tellBoth(sql, [partner.id, senderId], sent);
    return new JsonText(sent.json);
  });
}
