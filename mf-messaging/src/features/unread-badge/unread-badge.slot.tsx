import { useCan } from '@academy/shared-auth';
import type { SlotProps } from '@academy/shared-auth/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { officeQueries } from '#/api/office.ts';
import { useChats, usePolling } from '#/components/chat-list/use-chats.ts';
import { useLive } from '#/live/live.ts';

/** The conversations of the office that nobody has opened since the last message; 0 for whoever does not answer. */
function useOfficeUnread(): number | undefined {
  const answers = useCan('messaging.office');
  const refetchInterval = usePolling();
  const { data } = useQuery({ ...officeQueries.counts(), enabled: answers, refetchInterval });
  return answers ? data?.unread : 0;
}

/** Counts the viewer's unread messages, on every page; it also runs the outbox. */
export default function UnreadBadge({ onCount }: SlotProps<'menu.badge'>) {
  useLive();
  const own = useChats('chats').data?.unread;
  const office = useOfficeUnread();
  const unread = own === undefined ? undefined : own + (office ?? 0);
  useEffect(() => {
    if (unread !== undefined) onCount(unread);
  }, [onCount, unread]);
  return null;
}
