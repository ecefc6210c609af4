import type { Sql } from '#base/database/sql.ts';
import type { Deps } from '#base/deps.ts';
import { notifyReceiver } from '#modules/messaging/chat/messages/notify-receiver.ts';
import { openChat, storeMessage } from '#modules/messaging/chat/rows/store-message.ts';
import { demoCtx } from '../demo-ctx.ts';
import { type DemoFile, prepareFiles, storeFile } from '../files/demo-files.ts';
import { type PersonIds, people } from '../people/people.ts';
import { viewerOf } from '../posts/viewers.ts';
import { arabicChats } from './chats-arabic.ts';
import { englishChats } from './chats-english.ts';
import type { DemoChat } from './demo-chat.ts';

const HOUR_MS = 60 * 60_000;
/** How long people take to read a message, and to write a character of the next one. */
const READ_MS = 60_000;
const WRITE_MS_A_CHAR = 1100;

const chats: DemoChat[] = [...englishChats, ...arabicChats];

interface Said {
  chat: DemoChat;
  by: string;
  text: string;
  file: string | undefined;
  at: Date;
}

function timed(chat: DemoChat, now: Date): Said[] {
  return chat.talks.flatMap(({ hoursAgo, said }) => {
    let at = now.getTime() - hoursAgo * HOUR_MS;
    return said.map(([by, text, file]) => {
      at += READ_MS + text.length * WRITE_MS_A_CHAR;
      return { chat, by, text, file, at: new Date(at) };
    });
  });
}

/** The prepared files of the conversations. */
export const prepareChats = (): Promise<Map<string, DemoFile>> =>
  prepareFiles(chats.flatMap(({ talks }) => talks.flatMap(({ said }) => said.flatMap(([, , file]) => file ?? []))));

/** All messages of the other side are read, except the newest `waiting` ones. */
const readText = `
update chat_members m set last_read_id = p.id, last_delivered_id = p.id, unread = $3
from (select coalesce(max(id), 0) as id from (
  select id from messages where chat_id = $1 and sender_id <> $2 order by id desc offset $3) read) p
where m.chat_id = $1 and m.user_id = $2`;

const newestText = `select m.id from messages m join chats c on c.last_message_id = m.id where c.id = $1`;

/** A person with unread messages has a notification of the newest one. */
async function markRead(sql: Sql, { between, waiting = {} }: DemoChat, ids: PersonIds): Promise<void> {
  const [one, other] = between.map((login) => ids.get(login) ?? 0) as [number, number];
  const chatId = await openChat(sql, one, other);
  for (const login of between)
    await sql.query({ text: readText, values: [chatId, ids.get(login), waiting[login] ?? 0] });
  const [newest] = await sql.query<{ id: number }>({ text: newestText, values: [chatId] });
  if (newest && Object.keys(waiting).length > 0) await notifyReceiver(sql, newest.id);
}

/** Conversations of some weeks, in order of time. */
export async function seedChats(deps: Deps, sql: Sql, files: Map<string, DemoFile>, ids: PersonIds): Promise<void> {
  const said = chats.flatMap((chat) => timed(chat, deps.now())).sort((a, b) => a.at.getTime() - b.at.getTime());
  for (const { chat, by, text, file, at } of said) {
    const sender = people.find(({ login }) => login === by);
    if (!sender) throw new Error(`nobody is called ${by}`);
    const viewer = viewerOf(sender, ids);
    const ctx = demoCtx({ deps, sql, viewer, now: at });
    const [one, other] = chat.between.map((login) => ids.get(login) ?? 0) as [number, number];
    const attached = file ? files.get(file) : undefined;
    await storeMessage(sql, {
      chatId: await openChat(sql, one, other),
      senderId: viewer.userId,
      text,
      mediaId: attached ? await storeFile(ctx, attached) : null,
      clientKey: null,
      at,
    });
  }
  for (const chat of chats) await markRead(sql, chat, ids);
}
