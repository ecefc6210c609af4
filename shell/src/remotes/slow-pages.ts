import { createStore } from '@academy/shared-auth';
import { useEffect } from 'react';

/** Milliseconds that a skeleton stands without a word. */
const SLOW_MS = 3000;
const slowPages = createStore<{ count: number }>(() => ({ count: 0 }));
const add = (change: number) => slowPages.setState(({ count }) => ({ count: count + change }));

/** While mounted for longer than usual: the page that it stands for is slow. */
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
