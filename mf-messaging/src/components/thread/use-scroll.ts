import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Pixels from the newest message within which the view counts as at the end. */
const NEAR = 48;

/**
 * The scroll position of a thread. The scroller is a reversed column with one child: it counts from its end, so it
 * opens at the newest message, stays there while the viewer is at the end, and keeps its position when older ones are
 * added above. For messages added below while the viewer is further up, the position is corrected here.
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
  // Messages that come into view get their real height only after they are drawn.
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
