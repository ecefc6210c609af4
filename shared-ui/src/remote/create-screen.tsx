import { type ComponentType, use } from 'react';

export type LoadScreen = () => Promise<{ default: ComponentType }>;

const BACKOFF = 400;

/** Browsers answer a script from a preload hint also where that failed: the second try is the first real one. */
const loadTwice = (load: LoadScreen) =>
  load().catch(() => new Promise((resolve) => setTimeout(resolve, BACKOFF)).then(load));

/**
 * A screen whose code comes on demand. Once it is here it renders at once, without a fallback's flash; a load that
 * failed twice stays failed until `forget`, so that rendering again does not ask again and again.
 */
export function createScreen(load: LoadScreen) {
  let ready: ComponentType | null = null;
  let pending: Promise<ComponentType> | null = null;

  const preload = (): Promise<ComponentType> => {
    pending ??= loadTwice(load).then((module) => {
      ready = module.default;
      return ready;
    });
    return pending;
  };
  const forget = () => {
    if (!ready) pending = null;
  };
  function Screen() {
    const Ready = ready ?? use(preload());
    return <Ready />;
  }
  return { Screen, preload, forget };
}
