import { useCallback, useRef } from 'react';
import { publishTyping } from '#/api/messages.ts';

/** The other side is told at most this often, in ms. */
const EVERY_MS = 3000;

/** Tells the other side that the reader writes. Nothing comes of it where it cannot be told. */
export function usePublishTyping(userId: string): () => void {
  const publishedAt = useRef(Number.NEGATIVE_INFINITY);
  return useCallback(() => {
    if (!navigator.onLine || performance.now() - publishedAt.current < EVERY_MS) return;
    publishedAt.current = performance.now();
    publishTyping(userId).catch(() => {});
  }, [userId]);
}
