import { useCallback, useRef } from 'react';
import { tellTyping } from '#/api/messages.ts';

/** The other side is told at most this often, in ms. */
const EVERY_MS = 3000;

/** Tells the other side that the reader writes. Nothing comes of it where it cannot be told. */
export function useTellTyping(userId: string): () => void {
  const toldAt = useRef(Number.NEGATIVE_INFINITY);
  return useCallback(() => {
    if (!navigator.onLine || performance.now() - toldAt.current < EVERY_MS) return;
    toldAt.current = performance.now();
    tellTyping(userId).catch(() => {});
  }, [userId]);
}
