import { createStore } from '@academy/shared-auth';
import { useEffect } from 'react';

/** Milliseconds for which a skeleton is shown without a message. */
const SLOW_MS = 3000;
const slowPages = createStore<{ count: number }>(() => ({ count: 0 }));
const add = (change: number) => slowPages.setState(({ count }) => ({ count: count + change }));

/** Render it inside a skeleton: mounted for longer than usual, it reports that the page is slow. */
export function useSlowPage(): void {
  useEffect(() => {
    let isSlow = false;
    const timer = setTimeout(() => {
      isSlow = true;
      add(1);
    }, SLOW_MS);
    return () => {
      clearTimeout(timer);
      if (isSlow) add(-1);
    };
  }, []);
}

/** Whether the viewer waits for the code of a page. */
export const useIsPageSlow = (): boolean => slowPages(({ count }) => count > 0);
