import type { Sql } from '#base/database/sql.ts';
import { notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { OFFICE_ID } from '../rows/office-sql.ts';
import { hasOffice, mayAnswer } from './office.policy.ts';

/** A conversation with the office, as its viewer stands to it. */
export interface OfficeChat {
  chatId: number;
  personId: number;
  /** Whether the viewer answers for the office. */
  forOffice: boolean;
}

const chatText = `select c.id as "chatId", c.first_user_id as "personId" from chats c
  where c.second_user_id is null and case when $1::bigint is null then c.first_user_id = $2 else c.id = $1 end`;

async function findChat(sql: Sql, chatId: number | null, userId: number, lock = '') {
  const [chat] = await sql.query<{ chatId: number; personId: number }>({
    name: lock ? 'office-chat-lock' : 'office-chat',
    text: `${chatText} ${lock}`,
    values: [chatId, userId],
  });
  return chat ?? null;
}

/** The conversation with the office of this id, if the viewer is the person or answers for the office; else null. */
export async function findOfficeChat({ sql, viewer }: ViewerCtx, chatId: number): Promise<OfficeChat | null> {
  const chat = await findChat(sql, chatId, viewer.userId);
  if (!chat) return null;
  const isOwn = chat.personId === viewer.userId;
  return isOwn || mayAnswer(viewer) ? { ...chat, forOffice: !isOwn } : null;
}

/** The viewer's own conversation with the office, null before the first message. */
export async function findOwnOfficeChat({ sql, viewer }: ViewerCtx): Promise<OfficeChat | null> {
  const chat = await findChat(sql, null, viewer.userId);
  return chat && { ...chat, forOffice: false };
}

/** Two first messages at the same time find one conversation. */
const openText = `with opened as (
  insert into chats (first_user_id) values ($1) on conflict (first_user_id) where second_user_id is null do nothing returning id
), side as (insert into chat_members (chat_id, user_id) select id, $1 from opened)
insert into office_chats (chat_id) select id from opened`;

async function openOwn(sql: Sql, userId: number) {
  const known = await findChat(sql, null, userId, 'for update');
  if (known) return known;
  await sql.query({ name: 'office-chat-open', text: openText, values: [userId] });
  const opened = await findChat(sql, null, userId, 'for update');
  if (!opened) throw new Error('the conversation was not stored');
  return opened;
}

interface Target {
  receiver_id?: number | undefined;
  chat_id?: number | undefined;
}

/**
 * The conversation with the office to which a message goes, locked; a person's first message creates it. Null if the
 * message goes to a person.
 * @throws AppError `not_found` if the viewer has no such conversation.
 */
export async function lockOfficeChat(sql: Sql, { viewer }: ViewerCtx, target: Target): Promise<OfficeChat | null> {
  if (target.chat_id !== undefined) {
    const chat = await findChat(sql, target.chat_id, viewer.userId, 'for update');
    const isOwn = chat?.personId === viewer.userId;
    if (!chat || !(isOwn || mayAnswer(viewer))) throw notFound('Conversation');
    return { ...chat, forOffice: !isOwn };
  }
  if (target.receiver_id !== OFFICE_ID) return null;
  const known = await findChat(sql, null, viewer.userId, 'for update');
  if (!known && !hasOffice(viewer)) throw notFound('User');
  return { ...(known ?? (await openOwn(sql, viewer.userId))), forOffice: false };
}
