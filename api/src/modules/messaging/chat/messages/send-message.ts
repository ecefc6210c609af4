import type { Sql } from '#base/database/sql.ts';
import { AppError, fieldError } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { JsonText } from '#base/http/endpoint.ts';
import { checkKey } from '#base/http/idempotency.ts';
import { isVisible } from '#base/text/visible-text.ts';
import type { SendInput } from '#modules/messaging/chat/chat.schema.ts';
import { findPartner } from '#modules/messaging/chat/find-partner.ts';
import { attachMedia } from '#modules/platform/files/media/attach-media.ts';
import { removeDrafts } from '#modules/platform/files/media/delete-media.ts';
import { isSameContent } from '#modules/platform/files/media/same-content.ts';
import { lockOfficeChat, type OfficeChat } from '../office/find-office-chat.ts';
import { followMessage } from '../office/follow-message.ts';
import { findOpenPartner } from '../open/find-open-side.ts';
import { lockOpenChat } from '../open/lock-open-chat.ts';
import { countForCompanions, pairOf, settleOpenChat } from '../open/settle-open-chat.ts';
import { messageJson, messageRows } from '../rows/message-json.ts';
import { OFFICE_ID, officeMessageJson, officeMessages } from '../rows/office-sql.ts';
import { openChat, storeMessage } from '../rows/store-message.ts';
import { notifyReceiver } from './notify-receiver.ts';
import { publishMessage } from './publish-message.ts';

interface Send {
  ctx: ViewerCtx;
  input: SendInput;
  /** The client sets it: a key is sent only once, without a time limit. */
  key: string | undefined;
}

const sentText = `select json_build_object('data', ${messageJson('$2')})::text as json from ${messageRows} where m.id = $1`;
const sentToOfficeText = `select json_build_object('data', ${officeMessageJson('$3::bigint', '$2')})::text as json
  from ${officeMessages} where m.id = $1`;

const isOfOfficeText = 'select from messages m join office_chats o on o.chat_id = m.chat_id where m.id = $1';

/** Whether a message is in a conversation with the office (D167). */
async function isForOffice(sql: Sql, { chat_id, receiver_id }: SendInput, id: number): Promise<boolean> {
  if (chat_id === undefined) return receiver_id === OFFICE_ID;
  return (await sql.query({ name: 'message-of-office', text: isOfOfficeText, values: [id] })).length > 0;
}

async function readSent({ ctx, input }: Send, id: number): Promise<JsonText> {
  const { sql, viewer, deps } = ctx;
  // A viewer who may only write gets an address that opens nothing.
  const values = [id, viewer.permissions.has('messaging.read') ? deps.fileTokens.issue(viewer) : ''];
  const [sent] = (await isForOffice(sql, input, id))
    ? await sql.query<{ json: string }>({
        name: 'office-message-sent',
        text: sentToOfficeText,
        values: [...values, viewer.userId],
      })
    : await sql.query<{ json: string }>({ name: 'message-sent', text: sentText, values });
  if (!sent) throw new Error('the message was not stored');
  return new JsonText(sent.json);
}

async function findSent(sql: Sql, senderId: number, key: string | undefined): Promise<number | null> {
  if (key === undefined) return null;
  const text = 'select id from messages where sender_id = $1 and client_key = $2';
  const [first] = await sql.query<{ id: number }>({ name: 'message-by-key', text, values: [senderId, key] });
  return first?.id ?? null;
}

function rejectEmpty({ message, attachment, media }: SendInput): void {
  if (!isVisible(message) && !attachment && !media) throw fieldError('message', 'required', 'Message is required');
  if (attachment && media) throw fieldError('media', 'too_many', 'Too many files: a message takes one');
}

const otherMessage = () => new AppError('conflict', 'This Idempotency-Key was used for another message');

const attachable = ['image', 'audio', 'document'] as const;

interface Place {
  chatId: number;
  /** Null: a conversation with a person. */
  office: OfficeChat | null;
  /** Whether somebody is in it beside the two (D143). */
  isOpen: boolean;
}

/** The conversation to which a message goes, locked. @throws AppError if the viewer may not write there. */
async function lockPlace(sql: Sql, { ctx, input }: Send): Promise<Place> {
  const { userId } = ctx.viewer;
  if (input.chat_id !== undefined && (await lockOpenChat(sql, input.chat_id, userId)))
    return { chatId: input.chat_id, office: null, isOpen: true };
  const openPartner = input.chat_id === undefined ? null : await findOpenPartner(sql, input.chat_id, userId);
  const office = openPartner === null ? await lockOfficeChat(sql, ctx, input) : null;
  if (office) return { chatId: office.chatId, office, isOpen: false };
  const partner = await findPartner(sql, ctx, openPartner ?? input.receiver_id ?? OFFICE_ID);
  const chatId = await openChat(sql, userId, partner.id);
  return {
    chatId,
    office,
    isOpen: await settleOpenChat(sql, chatId, pairOf(userId, partner.id, partner.relationships)),
  };
}

async function store(sql: Sql, { ctx, input, key }: Send, { chatId, office, isOpen }: Place): Promise<number> {
  const ownerId = ctx.viewer.userId;
  const mediaId = input.attachment?.id ?? input.media ?? null;
  if (mediaId !== null) await attachMedia(sql, { ids: [mediaId], ownerId, kinds: attachable, at: ctx.now });
  const id = await storeMessage(sql, {
    chatId,
    senderId: ownerId,
    text: input.message,
    mediaId,
    clientKey: key ?? null,
    at: ctx.deps.now(),
  });
  if (id === null) throw otherMessage();
  if (office) await followMessage(sql, ctx, office, id);
  else {
    const companions = isOpen ? await countForCompanions(sql, chatId, id, ownerId) : [];
    await publishMessage(sql, id, companions);
    await notifyReceiver(sql, id, companions);
  }
  return id;
}

/** The message that was sent with this key before, or is sent now. */
export async function sendOnce(sql: Sql, send: Send): Promise<{ id: number; isNew: boolean }> {
  const { ctx, key } = send;
  const senderId = ctx.viewer.userId;
  const sent = await findSent(sql, senderId, key);
  if (sent !== null) return { id: sent, isNew: false };
  const place = await lockPlace(sql, send);
  // A parallel request with this key, which held the lock until now, may have sent the message.
  const meanwhile = await findSent(sql, senderId, key);
  if (meanwhile !== null) return { id: meanwhile, isNew: false };
  return { id: await store(sql, send, place), isNew: true };
}

interface Kept {
  message: string;
  chat_id: number;
  receiver_id: number | null;
  media_id: string | null;
}

/** The receiver is null of what was written to a conversation, not to a person. */
const keptText = `select m.text as message, m.chat_id, m.media_id,
  case when own.user_id is not null then coalesce(own.other_user_id, ${OFFICE_ID}) end as receiver_id
from messages m left join chat_members own on own.chat_id = m.chat_id and own.user_id = m.sender_id where m.id = $1`;

const isSamePlace = ({ chat_id, receiver_id }: SendInput, kept: Kept): boolean =>
  chat_id === undefined ? receiver_id === kept.receiver_id : chat_id === kept.chat_id;

/** @throws AppError `conflict` if the key was used for another message. */
async function checkRepeated({ ctx, input }: Send, id: number): Promise<void> {
  const { message, attachment, media } = input;
  const [kept] = await ctx.sql.query<Kept>({ name: 'message-kept', text: keptText, values: [id] });
  if (kept?.message !== message || !isSamePlace(input, kept)) throw otherMessage();
  const mediaId = attachment?.id ?? media ?? null;
  const hasSameFile =
    mediaId === null || kept.media_id === null
      ? mediaId === kept.media_id
      : await isSameContent(ctx.deps, mediaId, kept.media_id);
  if (!hasSameFile) throw otherMessage();
  // The file of a repeated request is not needed.
  if (attachment) ctx.afterCommit(() => removeDrafts(ctx, [attachment.id]));
}

/**
 * Sends a message (D45, D47). Requests with the same key, even in parallel or much later, send one message.
 * @throws AppError `not_found`, `forbidden` if the viewer may not message the receiver, `invalid` for an empty message,
 * `conflict` if the key was used for another message.
 */
export async function sendMessage(send: Send): Promise<JsonText> {
  const { ctx, input, key } = send;
  if (key !== undefined) checkKey(key);
  rejectEmpty(input);
  const { id, isNew } = await ctx.sql.transaction((sql) => sendOnce(sql, send));
  if (!isNew) await checkRepeated(send, id);
  return readSent(send, id);
}
