import { placeAt, type RouteTable } from '#/routes/route-table.ts';
import type { Loader } from './loader.ts';
import { screenPart } from './remote-part.ts';

interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
}

const connectionOf = () => (navigator as Navigator & { connection?: NetworkInformation }).connection;

/** Whether the browser rates the connection as 3G or slower. */
export const isSlowConnection = (): boolean => /[23]g$/.test(connectionOf()?.effectiveType ?? '');

/** Whether prefetching is allowed on the viewer's connection. */
function mayPrefetch(): boolean {
  const connection = connectionOf();
  return navigator.onLine && !connection?.saveData && !connection?.effectiveType?.endsWith('2g');
}

/** Loads the remote behind a path and the code of its screen, before the click. A failure is shown at the click. */
export async function prefetch(path: string, table: RouteTable, loader: Loader): Promise<void> {
  const place = placeAt(table, path);
  if (place.kind === 'redirect') return prefetch(place.to, table, loader);
  if (place.kind !== 'remote' || !mayPrefetch()) return;
  await loader.load(place.remote, screenPart(place.route)).catch(() => {});
}

/**
 * Prefetches one path after the other whenever the browser is idle.
 * @returns a function that stops it.
 */
export function prefetchWhenIdle(paths: readonly string[], table: RouteTable, loader: Loader): () => void {
  const rest = [...paths];
  let handle = 0;
  const whenIdle = window.requestIdleCallback ?? ((run: () => void) => window.setTimeout(run, 1000));
  const cancel = window.cancelIdleCallback ?? window.clearTimeout;
  const next = () => {
    const path = rest.shift();
    if (path === undefined) return;
    void prefetch(path, table, loader).finally(() => {
      handle = whenIdle(next);
    });
  };
  handle = whenIdle(next);
  return () => {
    rest.length = 0;
    cancel(handle);
  };
}
