import { useEffect, useRef, useState } from 'react';
import type { KnownRegistry } from '#/remotes/registry/registry.ts';
import { registryStore } from '#/remotes/registry/registry-store.ts';
import { takeUpdate } from '#/remotes/registry/soft-update.ts';

/**
 * The registry that the page at this path is drawn from. A newer one is taken only when the path changes, which a
 * leave guard holds back while something would be lost.
 */
export function useRegistry(pathname: string): KnownRegistry {
  const [taken, setTaken] = useState(() => ({ pathname, registry: registryStore.getState().current }));
  const hasMoved = taken.pathname !== pathname;
  const registry = hasMoved ? (registryStore.getState().offered ?? taken.registry) : taken.registry;
  if (hasMoved) setTaken({ pathname, registry });

  useEffect(() => {
    if (registry === registryStore.getState().offered) takeUpdate();
  }, [registry]);

  return registry;
}

/** A new shell comes with a new document, at the first navigation after it was seen. */
export function useShellUpdate(pathname: string, reload = () => location.reload()): void {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (registryStore.getState().shellIsOld) reload();
  }, [pathname, reload]);
}
