import { sessionStore } from '@academy/shared-auth';
import { useEffect, useRef } from 'react';

/** Calls back when the viewer's session ends by itself, with whose it was: a sign-out deletes what is unfinished. */
export function useSessionEnd(onEnd: (userId: string) => void): void {
  const latest = useRef(onEnd);
  useEffect(() => {
    latest.current = onEnd;
  });
  useEffect(
    () =>
      sessionStore.subscribe((now, before) => {
        if (before.user && now.status === 'signed-out' && now.reason === 'expired') latest.current(before.user.id);
      }),
    [],
  );
}
