import { useMemo } from 'react';
import { type Outgoing, outboxStore } from './outbox.ts';

/** What is on its way to a user, oldest first. */
export function useOutgoingTo(userId: string): Outgoing[] {
  const outgoing = outboxStore((state) => state.outgoing);
  return useMemo(() => outgoing.filter(({ to }) => to === userId), [outgoing, userId]);
}
