import type { QueryClient } from '@academy/shared-auth/query';
import { type ComponentType, use } from 'react';
import { loadTwice } from './load-twice.ts';

/** A screen's module. `prefetch` puts into the remote's query client what the screen asks for first. */
export interface ScreenModule {
  default: ComponentType;
  prefetch?: (queries: QueryClient) => Promise<unknown>;
}

export type LoadScreen = () => Promise<ScreenModule>;

/**
 * A screen whose code comes on demand. Once it is here it renders at once, without a fallback's flash; a load that
 * failed twice stays failed until `forget`, so that rendering again does not ask again and again.
 */
export function createScreen(load: LoadScreen) {
  let ready: ScreenModule | null = null;
  let pending: Promise<ScreenModule> | null = null;

  const preload = (): Promise<ScreenModule> => {
    pending ??= loadTwice(load).then((module) => {
      ready = module;
      return module;
    });
    return pending;
  };
  const prefetch = async (queries: QueryClient): Promise<void> => {
    await preload()
      .then((module) => module.prefetch?.(queries))
      .catch(() => {});
  };
  const forget = () => {
    if (!ready) pending = null;
  };
  function Screen() {
    const { default: Ready } = ready ?? use(preload());
    return <Ready />;
  }
  return { Screen, preload, prefetch, forget };
}
