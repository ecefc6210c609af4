import { useEffect, useState } from 'react';
import { compareIds, type Thread } from '#/api/thread.ts';

/** How many messages of the other side came since the viewer left the thread's end. */
export function useUpdatesCount({ messages, other }: Thread, isAtEnd: boolean): number {
  const newest = messages.at(-1)?.id ?? '0';
  const [seen, setSeen] = useState(newest);
  useEffect(() => {
    if (isAtEnd) setSeen(newest);
  }, [isAtEnd, newest]);
  if (isAtEnd) return 0;
  return messages.filter(({ id, sender }) => sender.id === other.id && compareIds(id, seen) > 0).length;
}
