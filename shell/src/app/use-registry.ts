import { useEffect, useRef, useState } from 'react';
import type { KnownRegistry } from '#/registry/registry.ts';
import { registryStore } from '#/registry/registry-store.ts';
import { takeUpdate } from '#/registry/soft-update.ts';

/**
 * The registry that the page at this path is drawn from. A newer one is taken only when the path changes, which a
 * leave guard holds back while something would be lost; one that replaces the page's own (a dev server's) at once.
 */
export function useRegistry(pathname: string): KnownRegistry {
  const current = registryStore((state) => state.current);
  const [taken, setTaken] = useState({ pathname, registry: current, current });
  const [hasMoved, isReplaced] = [taken.pathname !== pathname, taken.current !== current];
  const known = isReplaced ? current : taken.registry;
  const registry = hasMoved ? (registryStore.getState().offered ?? known) : known;
  if (hasMoved || isReplaced) setTaken({ pathname, registry, current });

  useEffect(() => {
    // The store may hold another offer by now: what the page is drawn from is its own all the same.
    if (registry !== registryStore.getState().current) takeUpdate(registry);
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
