import { useDrawnCount } from '@academy/shared-ui';
import { useMemo } from 'react';
import type { Shown } from '../message/shown-messages.ts';

/** The first step fills a screen; each further step draws a part of those above. */
const PORTIONS = { first: 15, step: 10 };

/** The messages to draw so far, the newest first; `isDrawing` while some above them are missing. */
export function useNewestFirst(messages: Shown[], atOnce = false): { drawn: Shown[]; isDrawing: boolean } {
  const count = useDrawnCount(messages.length, { ...PORTIONS, atOnce });
  const isDrawing = count < messages.length;
  const drawn = useMemo(() => (isDrawing ? messages.slice(-count) : messages), [messages, count, isDrawing]);
  return { drawn, isDrawing };
}
