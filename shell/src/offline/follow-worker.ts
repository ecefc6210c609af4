import { deleteOfflineCopies } from '@academy/shared-auth';
import type { BootData } from '#/boot-data.ts';
import { registryStore } from '#/registry/registry-store.ts';
import { FILES_CACHE, isImmutable, type KeepMessage } from '#/worker/addresses.ts';
import { CLICKED_CACHE } from '#/worker/pushed.ts';
import { holdUses } from './uses.ts';

/** Files that this page has loaded so far. */
function loadedFiles(): string[] {
  const urls = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  return [...new Set(urls.filter((url) => url.origin === location.origin && isImmutable(url)).map(String))];
}

async function install(script: string, shellVersion: string, registry: string): Promise<void> {
  holdUses(shellVersion, registry);
  await navigator.serviceWorker.register(script);
  const registration = await navigator.serviceWorker.getRegistration();
  const keep = () => {
    const { later } = registryStore.getState().current;
    const files = [...loadedFiles(), registry, ...(later ? [later] : [])];
    const message: KeepMessage = { type: 'keep', files, marks: [registry, shellVersion] };
    (registration?.installing ?? registration?.waiting ?? registration?.active)?.postMessage(message);
  };
  keep();
  // Responses between the first message and the moment from which the worker sees all requests.
  navigator.serviceWorker.addEventListener('controllerchange', keep);
}

async function remove(): Promise<void> {
  for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
  for (const name of [FILES_CACHE, CLICKED_CACHE]) await caches.delete(name);
  await deleteOfflineCopies();
}

/** Push code is loaded only if the user allows notifications, now or later on this page. */
async function followPushPermission(): Promise<void> {
  const permission = await navigator.permissions.query({ name: 'notifications' });
  const follow = async () => {
    if (permission.state !== 'granted') return;
    permission.removeEventListener('change', follow);
    const { followPush } = await import(/* webpackChunkName: "push" */ '#/push/follow-push.ts');
    followPush();
  };
  permission.addEventListener('change', follow);
  await follow();
}

/** Installs the worker that the server names, or removes the former one if it names none, as in development. */
export async function followWorker(boot: BootData | null): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { worker = null, shellVersion = null, registry } = boot ?? {};
  if (!worker) await remove();
  else if (shellVersion && registry && navigator.locks) {
    await install(worker, shellVersion, registry);
    await followPushPermission();
  }
}
