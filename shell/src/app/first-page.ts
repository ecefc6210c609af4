import { belongsTo, currentHolder, sessionStore } from '@academy/shared-auth';
import type { RemoteModule, RemoteRoute } from '@academy/shared-auth/contract';
import type { Loader } from '#/loading/loader.ts';
import { screenPart } from '#/loading/remote-part.ts';
import { runScreenAhead } from '#/loading/scripts-ahead.ts';
import { likelyHome } from '#/menu/menu.ts';
import type { KnownRegistry } from '#/registry/registry.ts';
import { placeAt, routeTable } from '#/routes/route-table.ts';
import { loadAuthPages } from './load-auth-pages.ts';

const LONGEST_WAIT = 1500;
/** The data requested before the code: data that has not arrived by now is awaited in the page. */
const LONGEST_WAIT_FOR_DATA = 200;

const atMost = (milliseconds: number, work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, milliseconds))]);

function profileHasCome(): Promise<void> {
  const isKnown = () => sessionStore.getState().status !== 'unknown';
  if (isKnown()) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = sessionStore.subscribe(() => {
      if (!isKnown()) return;
      stop();
      resolve();
    });
  });
}

/** Whether the signed-in user may read a route's data. */
async function mayRead({ access, permissions, roles }: RemoteRoute): Promise<boolean> {
  if (access === 'public') return true;
  await profileHasCome();
  return sessionStore.getState().status === 'signed-in' && belongsTo(currentHolder(), { permissions, only: roles });
}

/** The remote behind the address, with the code of its screen and its first data. */
async function loadPage(registry: KnownRegistry, loader: Loader): Promise<void> {
  const table = routeTable(registry);
  const asked = placeAt(table, location.pathname);
  if (asked.kind === 'auth') await loadAuthPages();
  const to = asked.kind === 'home' ? likelyHome(registry) : asked.kind === 'redirect' ? asked.to : null;
  const path = to ?? location.pathname;
  const place = placeAt(table, path);
  if (place.kind !== 'remote') return;
  if (place.route.access === 'session' && sessionStore.getState().status === 'signed-out') return;
  const { entry } = place.remote;
  if (entry) runScreenAhead(entry, place.route.screen);
  const { module } = await loader.load(place.remote, screenPart(place.route));
  if (!(await mayRead(place.route))) return;
  const data = (module as Partial<RemoteModule>).default?.prefetch?.(path);
  if (data) await atMost(LONGEST_WAIT_FOR_DATA, data);
}

/**
 * Starts all requests of the first page, and resolves when it can be drawn completely, at once: until then the
 * document's own skeleton is shown. Limited in time, never rejects: the page itself reports what did not load.
 */
export async function firstPage(registry: KnownRegistry, loader: Loader): Promise<void> {
  const page = loadPage(registry, loader).catch(() => {});
  await atMost(LONGEST_WAIT, Promise.all([page, profileHasCome()]));
}
