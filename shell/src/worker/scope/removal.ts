import { COPIES_PREFIX, FILES_CACHE } from '../addresses.ts';

declare const self: ServiceWorkerGlobalScope;

/** What a deployment sends in the place of the worker to be rid of it: no handlers, no caches, no registration. */
async function remove(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name === FILES_CACHE || name.startsWith(COPIES_PREFIX));
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
}

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(remove()));
