import { type AppProps, mountRootParcel, start } from 'single-spa';
import { acceptBuiltIns } from '#/guards/guards.ts';

type MountParcel = AppProps['mountParcel'];

let host: Promise<MountParcel> | null = null;

/**
 * What mounts parcels. single-spa never forgets a root parcel and what it was given, but does forget the parcels of
 * one when they end: so a single root, which draws nothing, mounts all others. Without `start` single-spa tells
 * routers nothing of each other's navigations.
 */
export function parcelHost(): Promise<MountParcel> {
  host ??= new Promise((resolve) => {
    start();
    // It has given `history` a `pushState` of its own.
    acceptBuiltIns();
    const lifecycles = {
      name: 'outlets',
      bootstrap: async () => {},
      mount: async ({ mountParcel }: AppProps) => resolve(mountParcel),
      unmount: async () => {},
    };
    mountRootParcel(lifecycles, { domElement: document.createElement('div') });
  });
  return host;
}
