import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { type Chat, type ChatPage, chatQueries } from './chats.ts';
import type { Message } from './messages.ts';

type CachedChats = InfiniteData<ChatPage>;
const ownKey = [...chatQueries.all(), 'own'];

function changeLists(client: QueryClient, change: (page: ChatPage) => ChatPage): void {
  client.setQueriesData<CachedChats>(
    { queryKey: ownKey },
    (cached) => cached && { ...cached, pages: cached.pages.map(change) },
  );
}

/** Changes the conversation with a user in every list. @returns whether it is in the list of all. */
function changeChat(client: QueryClient, isMeant: (chat: Chat) => boolean, change: (chat: Chat) => Chat): boolean {
  changeLists(client, (page) => ({ ...page, data: page.data.map((chat) => (isMeant(chat) ? change(chat) : chat)) }));
  const all = client.getQueryData<CachedChats>(chatQueries.own('chats').queryKey);
  return all?.pages.some(({ data }) => data.some(isMeant)) ?? true;
}

export const showUnread = (client: QueryClient, unread: number): void =>
  changeLists(client, (page) => ({ ...page, unread }));

/** The other person's id, or the key in its place, of a listed conversation. */
export function keyOfChat(client: QueryClient, chatId: string): string | null {
  const pages = client.getQueryData<CachedChats>(chatQueries.own('chats').queryKey)?.pages ?? [];
  return pages.flatMap(({ data }) => data).find(({ id }) => id === chatId)?.other_user_id ?? null;
}

/** Marks the conversation with a user as read before the server has confirmed it. */
export function showChatRead(client: QueryClient, userId: string): void {
  const list = client.getQueryData<CachedChats>(chatQueries.own('chats').queryKey);
  const chats = list?.pages.flatMap(({ data }) => data) ?? [];
  const waiting = chats.find(({ other_user_id }) => other_user_id === userId)?.unread_count ?? 0;
  if (waiting === 0) return;
  changeChat(
    client,
    ({ other_user_id }) => other_user_id === userId,
    (chat) => ({ ...chat, unread_count: 0 }),
  );
  changeLists(client, (page) => ({ ...page, unread: Math.max(0, page.unread - waiting) }));
}

/** A conversation was read on another of the viewer's devices. @returns whether the lists showed it as unread. */
export function showReadThere(client: QueryClient, chatId: string): boolean {
  let wasUnread = false;
  changeChat(
    client,
    ({ id, unread_count }) => id === chatId && unread_count > 0,
    (chat) => {
      wasUnread = true;
      return { ...chat, unread_count: 0 };
    },
  );
  return wasUnread;
}

/** The state of the newest message, if it is an own one. */
export function showChatTick(client: QueryClient, chatId: string, tick: 'is_read' | 'is_delivered'): void {
  changeChat(
    client,
    ({ id }) => id === chatId,
    (chat) => ({ ...chat, [`latest_message_${tick}`]: true }),
  );
}

const withLatest = (chat: Chat, message: Message, isOwn: boolean): Chat => ({
  ...chat,
  latest_message: message.message,
  latest_message_type: message.attachment?.type ?? 'text',
  latest_message_time: message.created_at,
  latest_message_mine: isOwn,
  latest_message_is_read: message.is_read,
  latest_message_is_delivered: message.is_delivered,
});

/**
 * Shows a message that was just published as the newest of its conversation. `userId`: the other person; `isUnread`: it
 * is unread.
 * @returns whether its conversation is listed; otherwise the list must be fetched again.
 */
export function showLatest(client: QueryClient, userId: string, message: Message, isUnread: boolean): boolean {
  const isOwn = message.receiver.id === userId;
  const isListed = changeChat(
    client,
    ({ other_user_id }) => other_user_id === userId,
    (chat) => ({
      ...(chat.latest_message_time <= message.created_at ? withLatest(chat, message, isOwn) : chat),
      unread_count: chat.unread_count + (isUnread ? 1 : 0),
    }),
  );
  if (isUnread) changeLists(client, (page) => ({ ...page, unread: page.unread + 1 }));
  return isListed;
}

/** Fetches the lists again if they are shown; hidden ones are fetched when they are shown. */
export const refreshChats = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: chatQueries.all() });
