import { useCallback, useRef } from 'react';
import { publishTyping } from '#/api/messages.ts';

/** The typing indicator is published at most this often, in ms. */
const EVERY_MS = 3000;

/** Publishes that the viewer is typing. Errors are ignored. */
export function usePublishTyping(userId: string): () => void {
  const publishedAt = useRef(Number.NEGATIVE_INFINITY);
  return useCallback(() => {
    if (!navigator.onLine || performance.now() - publishedAt.current < EVERY_MS) return;
    publishedAt.current = performance.now();
    publishTyping(userId).catch(() => {});
  }, [userId]);
}
