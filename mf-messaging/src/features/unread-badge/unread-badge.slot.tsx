import type { SlotProps } from '@academy/shared-auth/contract';
import { useEffect } from 'react';
import { useChats } from '#/components/chat-list/use-chats.ts';
import { useLive } from '#/live/live.ts';

/** Counts the viewer's unread messages, on every page; it also runs the outbox. */
export default function UnreadBadge({ onCount }: SlotProps<'menu.badge'>) {
  useLive();
  const unread = useChats('chats').data?.unread;
  useEffect(() => {
    if (unread !== undefined) onCount(unread);
  }, [onCount, unread]);
  return null;
}
