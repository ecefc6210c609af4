import type { KeepMessage } from '../addresses.ts';
import { strategyOf } from '../strategy.ts';
import { fileFor, storeFiles } from './files.ts';
import { keepPage, pageFor } from './page.ts';
import { followPush } from './push.ts';

declare const self: ServiceWorkerGlobalScope;
declare const __SHELL_SCRIPTS__: string[];

interface RoutedInstall extends ExtendableEvent {
  /** Chromium: requests for which the worker need not be started. */
  addRoutes?: (rules: { condition: { urlPattern: { pathname: string } }; source: 'network' }[]) => Promise<void>;
}

/** Milliseconds that an installation waits for the page's message; an update gets none. */
const LONGEST_WAIT = 3000;
let firstKeep: (kept: Promise<void>) => void = () => {};
const messageCame = new Promise<void>((resolve) => {
  firstKeep = resolve;
  setTimeout(resolve, LONGEST_WAIT);
});

// The browser compiles completely what is stored during the installation: the shell, and what the page has loaded.
self.addEventListener('install', (event: RoutedInstall) => {
  event.addRoutes?.([{ condition: { urlPattern: { pathname: '/api/*' } }, source: 'network' }]).catch(() => {});
  // Any worker version can serve any page: files are found by addresses whose content never changes.
  event.waitUntil(Promise.all([self.skipWaiting(), storeFiles(__SHELL_SCRIPTS__), messageCame]));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.registration.navigationPreload?.enable(), self.clients.claim()]));
});

self.addEventListener('message', (event) => {
  const message = event.data as KeepMessage | null;
  if (message?.type !== 'keep') return;
  const kept = keepPage(message);
  firstKeep(kept);
  event.waitUntil(kept);
});

self.addEventListener('fetch', (event) => {
  const strategy = strategyOf(event.request, self.location.origin);
  if (strategy === 'page') event.respondWith(pageFor(event));
  if (strategy === 'file') event.respondWith(fileFor(event));
});

followPush();
