import { switchOffNow } from './off-now.ts';
import { isSameComposition, type KnownRegistry, readRegistry } from './registry.ts';
import { registryStore } from './registry-store.ts';

const POLL_INTERVAL = 60_000;

/** Fetches the registry; null if it has not changed, or without a usable response. */
export type FetchRegistry = (
  address?: string,
) => Promise<{ registry: KnownRegistry | null; shellVersion: string | null }>;

/**
 * Sends the last ETag, so that an unchanged registry costs one small response. For the address of a certain registry,
 * it uses what the page's preload hint or an earlier page has loaded.
 */
export function fetchFromServer(): FetchRegistry {
  let etag: string | null = null;
  return async (address) => {
    const headers: Record<string, string> = etag ? { 'if-none-match': etag } : {};
    const response = await (address
      ? fetch(address)
      : fetch('/remotes.json?part=first', { cache: 'no-store', headers }));
    const shellVersion = response.headers.get('x-shell-version');
    if (!response.ok) return { registry: null, shellVersion };
    etag = response.headers.get('etag');
    return { registry: readRegistry(await response.json()), shellVersion };
  };
}

/** Checks once for a newer registry or shell, and offers it. Never throws: an update can wait. */
export async function lookForUpdate(fetchRegistry: FetchRegistry, ownShellVersion: string | null): Promise<void> {
  const response = await fetchRegistry().catch(() => null);
  if (!response) return;
  const { registry, shellVersion } = response;
  switchOffNow(registry?.switchedOff.filter(({ offNow }) => offNow).map(({ name }) => name) ?? []);
  const { current } = registryStore.getState();
  if (registry) registryStore.setState({ offered: isSameComposition(registry, current) ? null : registry });
  if (shellVersion && ownShellVersion) registryStore.setState({ shellIsOld: shellVersion !== ownShellVersion });
}

/**
 * Checks for updates every minute while the page is visible, and whenever it becomes visible.
 * @returns a function that stops it.
 */
export function followUpdates(look: () => Promise<void>): () => void {
  const lookIfSeen = () => {
    if (document.visibilityState === 'visible') void look();
  };
  const timer = setInterval(lookIfSeen, POLL_INTERVAL);
  window.addEventListener('focus', lookIfSeen);
  document.addEventListener('visibilitychange', lookIfSeen);
  return () => {
    clearInterval(timer);
    window.removeEventListener('focus', lookIfSeen);
    document.removeEventListener('visibilitychange', lookIfSeen);
  };
}

/** Makes an offered registry the page's own. A newer offer stays, if it differs. */
export function takeUpdate(taken: KnownRegistry): void {
  registryStore.setState(({ offered }) => ({
    current: taken,
    offered: offered && !isSameComposition(offered, taken) ? offered : null,
  }));
}
