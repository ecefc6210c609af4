import { type RefObject, useEffect, useState } from 'react';

/** Whether a table is wider than its parent, and at which of its ends columns are hidden. */
export interface Overflow {
  overflows: boolean;
  before: boolean;
  after: boolean;
}

const fits: Overflow = { overflows: false, before: false, after: false };

function measure(place: HTMLElement): Overflow {
  const hidden = place.scrollWidth - place.clientWidth;
  if (hidden <= 1) return fits;
  // Negative from right to left.
  const passed = Math.abs(place.scrollLeft);
  return { overflows: true, before: passed > 1, after: passed < hidden - 1 };
}

export function useOverflow(place: RefObject<HTMLElement | null>): Overflow {
  const [overflow, setOverflow] = useState(fits);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const look = () =>
      setOverflow((known) => {
        const now = measure(element);
        const isSame = now.overflows === known.overflows && now.before === known.before && now.after === known.after;
        return isSame ? known : now;
      });
    const observer = new ResizeObserver(look);
    for (const watched of [element, ...element.children]) observer.observe(watched);
    element.addEventListener('scroll', look, { passive: true });
    look();
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [place]);
  return overflow;
}
