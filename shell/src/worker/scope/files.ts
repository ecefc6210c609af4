import { FILES_CACHE } from '../addresses.ts';
import { mayStore } from '../strategy.ts';

/** Addresses do not vary; compression and cookies in the headers are resolved when a file is stored. */
export const findStored = (url: string): Promise<Response | undefined> =>
  caches.match(url, { cacheName: FILES_CACHE, ignoreVary: true });

/** A full disk stores nothing: the file comes from the network, as without the worker. */
async function store(url: string, response: Response): Promise<void> {
  try {
    await (await caches.open(FILES_CACHE)).put(url, response);
  } catch {}
}

/** Stores missing files. Returns whether all of them are stored now. */
export async function storeFiles(urls: readonly string[]): Promise<boolean> {
  const stored = urls.map(async (url) => {
    if (await findStored(url)) return true;
    const response = await fetch(url).catch(() => null);
    if (!response || !mayStore(response)) return false;
    await store(url, response);
    return true;
  });
  return (await Promise.all(stored)).every(Boolean);
}

export async function fileFor(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const stored = await findStored(request.url);
  if (stored) return stored;
  const response = await fetch(request);
  if (mayStore(response)) event.waitUntil(store(request.url, response.clone()));
  return response;
}
