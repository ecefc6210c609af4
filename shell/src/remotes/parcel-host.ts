import { type AppProps, mountRootParcel, start } from 'single-spa';
import { acceptBuiltIns } from '#/guards/guards.ts';

type MountParcel = AppProps['mountParcel'];

let host: Promise<MountParcel> | null = null;

/**
 * Mounts parcels. single-spa keeps root parcels forever and releases child parcels when they end, so one empty root
 * mounts all others. Without `start` single-spa does not notify routers of each other's navigations.
 */
export function parcelHost(): Promise<MountParcel> {
  host ??= new Promise((resolve) => {
    start();
    // It has replaced `pushState` of `history`.
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
