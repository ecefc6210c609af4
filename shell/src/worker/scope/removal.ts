import { COPIES_PREFIX, FILES_CACHE } from '../addresses.ts';
import { CLICKED_CACHE } from '../pushed.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * Milliseconds. The page that installs this worker is still being loaded by the former one. Chromium may leave a page
 * requested during the change of workers without a response, forever.
 */
const PAGE_LOAD = 3000;

const takeOver = async () => {
  await new Promise((resolve) => setTimeout(resolve, PAGE_LOAD));
  await self.skipWaiting();
};

/** What a deployment sends instead of the worker to remove it: no handlers, no caches, no registration. */
async function remove(): Promise<void> {
  const names = (await caches.keys()).filter(
    (name) => [FILES_CACHE, CLICKED_CACHE].includes(name) || name.startsWith(COPIES_PREFIX),
  );
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
}

self.addEventListener('install', (event) => event.waitUntil(takeOver()));
self.addEventListener('activate', (event) => event.waitUntil(remove()));
