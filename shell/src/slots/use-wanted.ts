import { type RefObject, useEffect, useRef, useState } from 'react';
import { whenQuiet } from '#/loading/when-quiet.ts';

/** The distance below or above the window at which a place counts as near. */
const NEAR = '400px';

/** Whether to load the code of the filler at `place`: it is near the window, or the page is idle. */
export function useWanted(): { place: RefObject<HTMLSpanElement | null>; isWanted: boolean } {
  const place = useRef<HTMLSpanElement>(null);
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    if (isWanted || !place.current) return;
    const want = () => setWanted(true);
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && want(), {
      rootMargin: NEAR,
    });
    observer.observe(place.current);
    const callOff = whenQuiet(want);
    return () => {
      observer.disconnect();
      callOff();
    };
  }, [isWanted]);
  return { place, isWanted };
}
