import { create } from 'zustand';

const requests = new Set<Promise<unknown>>();

/** A request without a response for this long, in ms, is slow. */
const SLOW_MS = 4000;
const slowRequests = create<{ count: number }>(() => ({ count: 0 }));
const addSlow = (change: number) => slowRequests.setState(({ count }) => ({ count: count + change }));

/** Counts a request as slow from `SLOW_MS` on. Returns the function that ends it. */
function watchTime(): () => void {
  let isSlow = false;
  const timer = setTimeout(() => {
    isSlow = true;
    addSlow(1);
  }, SLOW_MS);
  return () => {
    clearTimeout(timer);
    if (isSlow) addSlow(-1);
  };
}

/** Counts a request while it is running. */
export function underWay<T>(request: Promise<T>): Promise<T> {
  const stopWatching = watchTime();
  const done = () => {
    requests.delete(request);
    stopWatching();
  };
  requests.add(request);
  request.then(done, done);
  return request;
}

/** Whether this page waits for a response of the API. */
export const useSlowApi = (): boolean => slowRequests(({ count }) => count > 0);

/** Resolves once the page has sent no request to the API for some milliseconds; after `limit` in any case. */
export async function apiQuiet(quiet: number, limit: number): Promise<void> {
  const end = performance.now() + limit;
  const late = new Promise<void>((resolve) => setTimeout(resolve, limit));
  do {
    await Promise.race([Promise.allSettled(requests), late]);
    await new Promise((resolve) => setTimeout(resolve, quiet));
  } while (requests.size > 0 && performance.now() < end);
}
