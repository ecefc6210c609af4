import { useEffect, useRef, useState } from 'react';

/** The space inside an element, in whole pixels; 0 until it is measured. */
export function useSize() {
  const element = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const observed = element.current;
    if (!observed) return;
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      setSize({ width: Math.floor(width), height: Math.floor(height) });
    });
    observer.observe(observed);
    return () => observer.disconnect();
  }, []);
  return { element, ...size };
}
