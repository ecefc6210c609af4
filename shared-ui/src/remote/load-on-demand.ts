const isComponent = (value: unknown): boolean =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);

/**
 * A component whose code loads on demand. Once loaded it renders at once, without a fallback. A failed load stays
 * failed for rendering, which would retry without end; `preload` and `drop` allow another attempt.
 */
export function loadOnDemand<Module extends { default: unknown }>(load: () => Promise<Module>) {
  let ready: Module | null = null;
  let pending: Promise<Module> | null = null;
  let failure: { error: unknown } | null = null;

  async function fetchModule(): Promise<Module> {
    try {
      const module = await load();
      if (!isComponent(module?.default)) throw new Error('the module has no component as its default export');
      ready = module;
      return module;
    } catch (error) {
      failure = { error };
      throw error;
    }
  }

  const start = (): Promise<Module> => {
    pending ??= fetchModule();
    return pending;
  };
  const drop = () => {
    if (failure) pending = null;
    failure = null;
  };
  const preload = (): Promise<Module> => {
    drop();
    return start();
  };
  /**
   * For rendering: suspends until the code is loaded, and throws its loading error. The promise is thrown as `lazy`
   * throws its own: `use` would have to be called in every later rendering too.
   */
  const useModule = (): Module => {
    if (ready) return ready;
    throw failure ? failure.error : start();
  };
  return { useModule, preload, drop };
}
