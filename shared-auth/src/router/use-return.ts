import { useCallback } from 'react';
import { resolvePath, type To } from 'react-router-dom';
import { type DataRouter, useDataRouter } from './data-router.ts';
import { pathBeforeThis } from './entries.ts';

/** Routers that are on their way back: a second call does not go further back. */
const goingBack = new WeakMap<DataRouter, Promise<void>>();

function goBack(router: DataRouter): Promise<void> {
  const step = goingBack.get(router) ?? router.navigate(-1).finally(() => goingBack.delete(router));
  goingBack.set(router, step);
  return step;
}

/**
 * Leads from a finished page, such as a saved form, to another: back, if that is the entry before, so that its filters,
 * page and scroll position are restored, otherwise instead of this one. With a state for that page it always replaces,
 * unless the state only says that the page is as it was left.
 */
export function useReturn(): (to: To, state?: unknown) => Promise<void> {
  const router = useDataRouter();
  return useCallback(
    (to, state) => {
      const path = resolvePath(to, router.state.location.pathname);
      const { keepsPlace = state == null } = (state ?? {}) as { keepsPlace?: boolean };
      if (keepsPlace && pathBeforeThis(router) === path.pathname) return goBack(router);
      return router.navigate(path, { replace: true, state });
    },
    [router],
  );
}
