import { type RefObject, useEffect, useRef } from 'react';

/** Whether the component is still on the screen, for work that ends after it. */
export function useIsShown(): RefObject<boolean> {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}
