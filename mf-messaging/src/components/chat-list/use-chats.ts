import { useRealtimeStatus } from '@academy/shared-auth';
import { useOnline } from '@academy/shared-ui';
import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import { type ChatPage, chatQueries, newestFirst, type OwnList } from '#/api/chats.ts';

/** Milliseconds between two polls, while nothing is published (D49). */
export const POLLING_MS = 15_000;

export function usePolling(): number | false {
  const isOnline = useOnline();
  return useRealtimeStatus() === 'live' || !isOnline ? false : POLLING_MS;
}

const select = (data: InfiniteData<ChatPage>) => ({
  chats: newestFirst(data),
  unread: data.pages[0]?.unread ?? 0,
});

/** A list of the viewer's own conversations, kept up to date. */
export function useChats(list: OwnList) {
  return useInfiniteQuery({ ...chatQueries.own(list), select, refetchInterval: usePolling() });
}
