import { FILES_CACHE, type KeepMessage, PAGE } from '../addresses.ts';
import { isObsolete, type ShellFiles, usesOf } from '../obsolete.ts';
import { choosePage, headersOf, withoutTextHints } from '../strategy.ts';
import { findStored, storeFiles } from './files.ts';

declare const self: ServiceWorkerGlobalScope;
declare const __SHELL_FILES__: ShellFiles;

/** Milliseconds that the network has for the page. */
const BOUND = 3000;

export function pageFor(event: FetchEvent): Promise<Response> {
  const ahead: Promise<Response | undefined> = event.preloadResponse ?? Promise.resolve(undefined);
  const network = ahead.then((response) => response ?? fetch(event.request));
  event.waitUntil(network.catch(() => {}));
  const bound = new Promise((resolve) => setTimeout(resolve, BOUND));
  return choosePage(network, () => findStored(self.location.origin + PAGE), bound);
}

/**
 * Stores a page that opens offline, after everything that it names is stored: so the stored one is always complete. If
 * the server has a newer composition than the requesting tab, the next page that opens brings it.
 */
export async function keepPage({ files, marks }: KeepMessage): Promise<void> {
  if (!(await storeFiles(files))) return;
  // Without cookies it belongs to nobody: the boot script sets language and theme, the session comes from the tab.
  const request = { headers: { accept: 'text/html' }, credentials: 'omit' } as const;
  const response = await fetch(PAGE, request).catch(() => null);
  const html = response?.ok ? await response.text() : '';
  if (!response || !marks.every((mark) => html.includes(mark))) return;
  const cache = await caches.open(FILES_CACHE);
  await cache.put(PAGE, new Response(withoutTextHints(html), { headers: headersOf(response) }));
  await deleteObsolete(cache);
}

/** The requesting tab is open too, so nothing that the stored page names is deleted. */
async function deleteObsolete(cache: Cache): Promise<void> {
  const { held = [] } = await self.navigator.locks.query();
  const uses = usesOf(held.map(({ name }) => name));
  for (const { url } of await cache.keys())
    if (isObsolete(url, uses, __SHELL_FILES__)) await cache.delete(url, { ignoreVary: true });
}
