import type { Release } from '@academy/shared-auth/contract';
import { RemoteFailure } from './failure.ts';
import type { Door } from './fallbacks.ts';

export interface ModuleSource {
  /** Loads a release's exposed module; a further call for the same one starts from nothing. */
  load: (release: Release, door: Door) => Promise<unknown>;
  /** Finds out why a release's code did not load or run. */
  diagnose: (release: Release, error: unknown) => Promise<RemoteFailure>;
}

function hasShape(module: unknown, door: Door): boolean {
  const value = module as { default?: { Component?: unknown }; mount?: unknown } | null;
  return door === 'route' ? typeof value?.default?.Component === 'function' : value?.mount !== undefined;
}

const keyOf = ({ container }: Release, door: Door) => `${container}/${door}`;

/** The exposed modules of releases, one for all parts of a remote. A failed load is not kept. */
export function createModuleCache({ load, diagnose }: ModuleSource) {
  const pending = new Map<string, Promise<unknown>>();
  const loaded = new Set<string>();

  async function loadModule(release: Release, door: Door): Promise<unknown> {
    const module = await load(release, door);
    if (!hasShape(module, door)) throw new Error(`exposes no usable ./${door}`);
    loaded.add(keyOf(release, door));
    return module;
  }

  function moduleOf(release: Release, door: Door): Promise<unknown> {
    const key = keyOf(release, door);
    const known = pending.get(key);
    if (known) return known;
    const module = loadModule(release, door);
    pending.set(key, module);
    module.catch(() => {
      if (pending.get(key) === module) pending.delete(key);
    });
    return module;
  }

  return {
    /** A release's module, when the code that `complete` loads has arrived too. Rejects with a RemoteFailure. */
    prepare: async (release: Release, door: Door, complete: (module: unknown) => Promise<void>): Promise<unknown> => {
      try {
        const module = await moduleOf(release, door);
        await complete(module);
        return module;
      } catch (error) {
        throw error instanceof RemoteFailure ? error : await diagnose(release, error);
      }
    },
    has: (release: Release, door: Door): boolean => loaded.has(keyOf(release, door)),
    drop: (release: Release, door: Door): void => {
      pending.delete(keyOf(release, door));
      loaded.delete(keyOf(release, door));
    },
  };
}
