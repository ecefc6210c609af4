import { createStore } from '@academy/shared-auth';
import { emptyRegistry, type KnownRegistry } from './registry.ts';

interface RegistryState {
  /** The page's present registry; it changes only at a safe navigation. */
  current: KnownRegistry;
  /** A newer one, waiting for such a navigation. */
  offered: KnownRegistry | null;
  /** The shell itself has a new release: only a new document loads it. */
  shellIsOld: boolean;
}

export const registryStore = createStore<RegistryState>(() => ({
  current: emptyRegistry,
  offered: null,
  shellIsOld: false,
}));

export const hasUpdate = ({ offered, shellIsOld }: RegistryState): boolean => offered !== null || shellIsOld;

/** Calls back with the page's registry: now, and whenever it uses another. */
export function followRegistry(take: (registry: KnownRegistry) => void): void {
  registryStore.subscribe(({ current }, before) => {
    if (current !== before.current) take(current);
  });
  take(registryStore.getState().current);
}
