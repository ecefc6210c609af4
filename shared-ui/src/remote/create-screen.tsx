import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { loadOnDemand } from './load-on-demand.ts';

/** A screen's module. `prefetch` puts the screen's first data into the remote's query client. */
interface ScreenModule {
  default: ComponentType;
  prefetch?: (queries: QueryClient) => Promise<unknown>;
}

export type LoadScreen = () => Promise<ScreenModule>;

export function createScreen(load: LoadScreen) {
  const { useModule, preload, drop } = loadOnDemand(load);
  const prefetch = async (queries: QueryClient): Promise<void> => {
    await preload()
      .then((module) => module.prefetch?.(queries))
      .catch(() => {});
  };
  function Screen() {
    const { default: Ready } = useModule();
    return <Ready />;
  }
  return { Screen, preload, prefetch, drop };
}
