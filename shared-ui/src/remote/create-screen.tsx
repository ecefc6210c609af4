import { type ComponentType, use } from 'react';

export type LoadScreen = () => Promise<{ default: ComponentType }>;

/**
 * A screen whose code comes on demand. Once it is here it renders at once, without a fallback's flash; a failed load
 * stays failed until `forget`, so that rendering again does not ask again and again.
 */
export function createScreen(load: LoadScreen) {
  let ready: ComponentType | null = null;
  let pending: Promise<ComponentType> | null = null;

  const preload = (): Promise<ComponentType> => {
    pending ??= load().then((module) => {
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
