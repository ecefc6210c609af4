import { useCallback, useRef } from 'react';
import { publishTyping } from '#/api/messages.ts';
import { chatIdOf, OFFICE_ID } from '#/api/office-key.ts';

/** The typing indicator is published at most this often, in ms. */
const EVERY_MS = 3000;

/** Publishes to a person that the viewer is typing; the office has no such mark. Errors are ignored. */
export function usePublishTyping(userId: string): () => void {
  const publishedAt = useRef(Number.NEGATIVE_INFINITY);
  const isToPerson = userId !== OFFICE_ID && chatIdOf(userId) === null;
  return useCallback(() => {
    if (!isToPerson || !navigator.onLine || performance.now() - publishedAt.current < EVERY_MS) return;
    publishedAt.current = performance.now();
    publishTyping(userId).catch(() => {});
  }, [userId, isToPerson]);
}
