const requests = new Set<Promise<unknown>>();

/** Counts a request as long as it is under way. */
export function underWay<T>(request: Promise<T>): Promise<T> {
  const done = () => requests.delete(request);
  requests.add(request);
  request.then(done, done);
  return request;
}

/** Resolves once the page has asked the API for nothing for a while, in milliseconds; after `limit` in any case. */
export async function apiQuiet(quiet: number, limit: number): Promise<void> {
  const end = performance.now() + limit;
  const late = new Promise<void>((resolve) => setTimeout(resolve, limit));
  do {
    await Promise.race([Promise.allSettled(requests), late]);
    await new Promise((resolve) => setTimeout(resolve, quiet));
  } while (requests.size > 0 && performance.now() < end);
}
