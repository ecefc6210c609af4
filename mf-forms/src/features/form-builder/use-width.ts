import { useEffect, useRef, useState } from 'react';

/** The width of an element in pixels. */
export function useWidth() {
  const element = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const observed = element.current;
    if (!observed) return;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(observed);
    return () => observer.disconnect();
  }, []);
  return { element, width };
}
