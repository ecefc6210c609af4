import type { SlotProps } from '@academy/shared-auth/contract';
import { useReportedCount } from '@academy/shared-ui';
import { useChats } from '#/components/chat-list/use-chats.ts';
import { UnreadLine } from '#/components/unread-line.tsx';

/** On the start page of staff: the number of unread messages, if any. */
export default function UnreadMessagesLine({ onCount }: SlotProps<'home.attention'>) {
  const count = useChats('chats').data?.unread;
  useReportedCount(count, onCount);
  return count ? <UnreadLine count={count} /> : null;
}
