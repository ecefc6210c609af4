import { useContext } from 'react';
import { type DataRouter, UNSAFE_DataRouterContext } from 'react-router-dom';

export type { DataRouter };

/** The router of the page. It is ahead of what is drawn: a navigation is drawn as a transition. */
export function useDataRouter(): DataRouter {
  const context = useContext(UNSAFE_DataRouterContext);
  if (!context) throw new Error('used outside of a RouterProvider');
  return context.router;
}
