import { useSession } from '@academy/shared-auth';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { showChatRead, showUnread } from '#/api/chat-cache.ts';
import { markRead } from '#/api/messages.ts';
import { refreshOffice } from '#/api/office.ts';
import { compareIds, firstUnread, lastIncoming, type Thread, withOwnRead } from '#/api/thread.ts';
import { changeThread } from '#/api/thread-queries.ts';
import { attendTo } from '#/live/attention.ts';

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
const isVisibleNow = () => document.visibilityState === 'visible';

/**
 * D47: opening a conversation marks it as read; messages that arrive while it is open are marked at once if the tab is
 * visible, otherwise when it is visible again.
 * @returns the first unread message at the viewer's arrival, if any.
 */
export function useReadState(thread: Thread): string | null {
  const client = useQueryClient();
  const me = useSession((session) => session.user?.id);
  const isVisible = useSyncExternalStore(subscribe, isVisibleNow);
  const userId = thread.other.id;
  const [unreadFrom, setUnreadFrom] = useState(() => firstUnread(thread, thread.lastReadId)?.id ?? null);
  const upTo = lastIncoming(thread)?.id ?? '0';
  const isUnread = compareIds(upTo, thread.lastReadId) > 0;

  useEffect(() => {
    if (isVisible) return attendTo(userId);
  }, [isVisible, userId]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: where the reader stopped is asked when they go away alone
  useEffect(() => {
    if (isVisible) return;
    const stoppedAt = thread.lastReadId;
    return () => {
      const now = client.getQueryData<Thread>(['thread', userId]);
      const first = now && firstUnread(now, stoppedAt);
      if (first) setUnreadFrom(first.id);
    };
  }, [isVisible]);

  useEffect(() => {
    if (!isVisible || !isUnread || !me) return;
    showChatRead(client, userId);
    changeThread(client, userId, (known) => withOwnRead(known, upTo));
    markRead(userId, upTo).then(
      (unread) => (unread === null ? void refreshOffice(client) : showUnread(client, unread)),
      // A failed request is repeated with the next message, or when the conversation is opened again.
      () => {},
    );
  }, [client, me, userId, upTo, isVisible, isUnread]);

  return unreadFrom;
}
