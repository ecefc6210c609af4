import type { RealtimeEvent } from '@academy/shared-auth';
import type { QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { keyOfChat, showChatTick, showLatest, showReadThere, showUnread } from '#/api/chat-cache.ts';
import { type Message, messageSchema } from '#/api/messages.ts';
import { refreshOffice } from '#/api/office.ts';
import { inOpenChat, openKey } from '#/api/open-key.ts';
import { compareIds, isOpenable, type Thread, withMessage, withOtherMark, withOwnRead } from '#/api/thread.ts';
import { changeThread, changeThreadOf, threadQueries } from '#/api/thread-queries.ts';
import { settle } from '#/outbox/send-outbox.ts';
import { isAttended } from './attention.ts';
import { showTyping, stopTyping } from './typing.ts';

const schemas = {
  message: v.object({
    message: messageSchema,
    /** The two people of a conversation that others are in (D143). */
    open: v.optional(v.object({ users: v.tuple([v.string(), v.string()]) })),
  }),
  conversation: v.object({ chat_id: v.string() }),
  read: v.object({ chat_id: v.string(), reader_id: v.string(), last_read_id: v.string() }),
  delivered: v.object({ chat_id: v.string(), user_id: v.string(), last_delivered_id: v.string() }),
  typing: v.object({ user_id: v.string(), chat_id: v.optional(v.string()) }),
  unread: v.object({ unread: v.number() }),
  office: v.object({ chat_id: v.string() }),
};

/** The requests after an event, besides its immediate change. */
export interface Consequence {
  /** The lists must be fetched again. */
  refreshChats?: boolean;
  /** This message has reached the viewer's device. */
  delivered?: string;
}

/** The newest message published so far by the other person: a repeated one does not count again. */
type LastPublished = Map<string, string>;

/** Where a published message belongs: with the other person, or in an open conversation. */
function placed(me: string, { message, open }: v.InferOutput<(typeof schemas)['message']>): Message {
  if (!open) return message;
  const other = open.users.find((id) => id !== me);
  const key = open.users.includes(me) && other ? other : openKey(message.chat_id);
  return inOpenChat(key, me, message);
}

function applyMessage(client: QueryClient, me: string, message: Message, lastPublished: LastPublished): Consequence {
  const isOwn = message.sender.id === me;
  const other = isOwn ? message.receiver.id : message.sender.id;
  changeThread(client, other, (thread) => withMessage(thread, message));
  if (message.attachment && !isOpenable(message.attachment))
    void client.invalidateQueries({ queryKey: threadQueries.with(other).queryKey });
  if (isOwn && message.client_id) settle(message.client_id);
  if (!isOwn) stopTyping(other);
  const isUpdate = compareIds(message.id, lastPublished.get(other) ?? '0') > 0;
  if (!isUpdate) return {};
  lastPublished.set(other, message.id);
  const isUnread = !isOwn && !message.is_read && !isAttended(other);
  const isListed = showLatest(client, other, message, isUnread);
  return { refreshChats: !isListed, ...(isOwn ? {} : { delivered: message.id }) };
}

function applyRead(client: QueryClient, me: string, published: v.InferOutput<(typeof schemas)['read']>): Consequence {
  const { chat_id, reader_id, last_read_id } = published;
  const isOwn = reader_id === me;
  const change = (thread: Thread) =>
    isOwn ? withOwnRead(thread, last_read_id) : withOtherMark(thread, 'last_read_id', last_read_id);
  changeThreadOf(client, chat_id, change);
  if (isOwn) return { refreshChats: showReadThere(client, chat_id) };
  showChatTick(client, chat_id, 'is_read');
  return {};
}

/** Applies a published event to the cache. An event of an unknown kind or shape changes nothing. */
export function applyEvent(
  client: QueryClient,
  me: string,
  event: RealtimeEvent,
  lastPublished: LastPublished,
): Consequence {
  const { name, data } = event;
  if (name === 'message') {
    const published = v.safeParse(schemas.message, data);
    return published.success ? applyMessage(client, me, placed(me, published.output), lastPublished) : {};
  }
  if (name === 'read') {
    const published = v.safeParse(schemas.read, data);
    return published.success ? applyRead(client, me, published.output) : {};
  }
  if (name === 'delivered') {
    const published = v.safeParse(schemas.delivered, data);
    if (!published.success) return {};
    const { chat_id, last_delivered_id } = published.output;
    changeThreadOf(client, chat_id, (thread) => withOtherMark(thread, 'last_delivered_id', last_delivered_id));
    showChatTick(client, chat_id, 'is_delivered');
  }
  if (name === 'typing') {
    const published = v.safeParse(schemas.typing, data);
    if (published.success) {
      const { user_id, chat_id } = published.output;
      showTyping(chat_id ? (keyOfChat(client, chat_id) ?? openKey(chat_id)) : user_id);
    }
  }
  if (name === 'conversation') {
    const published = v.safeParse(schemas.conversation, data);
    if (!published.success) return {};
    const predicate = ({ state }: { state: { data?: unknown } }) =>
      (state.data as Thread | undefined)?.chatId === published.output.chat_id;
    void client.invalidateQueries({ queryKey: ['thread'], predicate });
    return { refreshChats: true };
  }
  if (name === 'office') {
    const published = v.safeParse(schemas.office, data);
    if (published.success) void refreshOffice(client, published.output.chat_id);
  }
  if (name === 'unread') {
    const published = v.safeParse(schemas.unread, data);
    if (published.success) showUnread(client, published.output.unread);
  }
  return {};
}
