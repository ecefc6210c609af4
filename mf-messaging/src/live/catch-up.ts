import { ApiError } from '@academy/shared-auth';
import type { Query, QueryClient } from '@tanstack/react-query';

const FIRST_RETRY_MS = 2000;
const LAST_RETRY_MS = 30_000;

const isRejection = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;

/** The state from before the gap, since fetching again failed. */
const isBehind = (query: Query): boolean =>
  query.isActive() &&
  query.state.status === 'error' &&
  query.state.data !== undefined &&
  !isRejection(query.state.error);

/**
 * Fetches everything shown again after missed events, until all of it has arrived: no later event reports the missed
 * ones.
 */
export function catchingUp(client: QueryClient): { start: () => void; stop: () => void } {
  const cache = client.getQueryCache();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let round = 0;

  async function run(predicate: (query: Query) => boolean, pause: number, own: number): Promise<void> {
    // Invalidating does not repeat a first request that is still running and may lack missed events.
    const first = cache.findAll({
      predicate: ({ state }) => state.data === undefined && state.fetchStatus === 'fetching',
    });
    await Promise.all([
      client.invalidateQueries({ predicate }),
      ...first.map(async (query) => {
        await query.promise?.catch(() => {});
        await client.invalidateQueries({ queryKey: query.queryKey, exact: true });
      }),
    ]);
    if (own !== round || cache.findAll({ predicate: isBehind }).length === 0) return;
    timer = setTimeout(() => void run(isBehind, Math.min(pause * 2, LAST_RETRY_MS), own), pause);
  }

  function stop(): void {
    clearTimeout(timer);
    round += 1;
  }
  return {
    start: () => {
      stop();
      void run(() => true, FIRST_RETRY_MS, round);
    },
    stop,
  };
}
