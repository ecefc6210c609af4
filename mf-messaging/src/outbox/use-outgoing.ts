import { useOutbox } from '@academy/shared-auth';
import { useMemo } from 'react';
import { fileStore, mergeOutgoing, type Outgoing, targetOf } from './outbox.ts';

/** The outgoing messages to a user, oldest first. */
export function useOutgoingTo(userId: string): Outgoing[] {
  const texts = useOutbox(targetOf(userId));
  const files = fileStore((state) => state.files);
  return useMemo(
    () =>
      mergeOutgoing(
        texts,
        files.filter(({ to }) => to === userId),
      ),
    [texts, files, userId],
  );
}
