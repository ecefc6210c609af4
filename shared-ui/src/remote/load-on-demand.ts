import { use } from 'react';
import { settledForReact } from './settled-for-react.ts';

const isComponent = (value: unknown): boolean =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);

/**
 * A component whose code comes on demand. Once it is here it renders at once, without a fallback's flash. A load that
 * failed stays failed for rendering, which would ask without end; `preload` and `forget` make way for another.
 */
export function loadOnDemand<Module extends { default: unknown }>(load: () => Promise<Module>) {
  let pending: Promise<Module> | null = null;
  let hasFailed = false;

  async function fetchModule(): Promise<Module> {
    try {
      const module = await load();
      if (!isComponent(module?.default)) throw new Error('the module has no component as its default export');
      return module;
    } catch (error) {
      hasFailed = true;
      throw error;
    }
  }

  const start = (): Promise<Module> => {
    pending ??= settledForReact(fetchModule());
    return pending;
  };
  const forget = () => {
    if (hasFailed) pending = null;
    hasFailed = false;
  };
  const preload = (): Promise<Module> => {
    forget();
    return start();
  };
  /** For rendering: suspends until the code is here, and throws what made it fail. */
  const useModule = (): Module => use(start());
  return { useModule, preload, forget };
}
