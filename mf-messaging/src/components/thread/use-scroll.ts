import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Pixels from the newest message that still count as being there. */
const NEAR = 48;

/**
 * The place in a thread. The scroller is a reversed column with one child: it counts from its end, so that it opens at
 * the newest message, stays there while it is read to the end, and keeps its place when older ones come in above.
 * What comes in below while the viewer is further up is made up for here.
 */
export function useScroll(scroller: RefObject<HTMLElement | null>, newestKey: string | undefined) {
  const [isAtEnd, setAtEnd] = useState(true);
  const height = useRef(0);
  const newest = useRef(newestKey);
  const wasAtEnd = useRef(true);

  const onScroll = useCallback(() => {
    const place = scroller.current;
    if (!place) return;
    wasAtEnd.current = place.scrollTop > -NEAR;
    height.current = place.scrollHeight;
    setAtEnd(wasAtEnd.current);
  }, [scroller]);

  const toEnd = useCallback(() => {
    const place = scroller.current;
    if (!place) return;
    wasAtEnd.current = true;
    place.scrollTop = 0;
    setAtEnd(true);
  }, [scroller]);

  useLayoutEffect(() => {
    const place = scroller.current;
    if (!place) return;
    const grown = place.scrollHeight - height.current;
    const hasUpdates = newest.current !== newestKey;
    if (hasUpdates && !wasAtEnd.current && grown > 0) place.scrollTop -= grown;
    newest.current = newestKey;
    height.current = place.scrollHeight;
  });

  useEffect(onScroll, [onScroll]);
  // Messages that come into view get their true height after they were drawn.
  useEffect(() => {
    const content = scroller.current?.firstElementChild;
    if (!content) return;
    const observer = new ResizeObserver(() => {
      height.current = scroller.current?.scrollHeight ?? 0;
    });
    observer.observe(content);
    return () => observer.disconnect();
  }, [scroller]);
  return { isAtEnd, onScroll, toEnd };
}
