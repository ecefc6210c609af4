import { besideOthers, rememberEntries } from '@academy/shared-auth/router';
import type { ReactElement } from 'react';
import { createBrowserRouter, type DataRouter } from 'react-router-dom';

/** The router of the drawn page, for events outside of it: a click on a notification of the device. */
export const siteRouter: { current: DataRouter | null } = { current: null };

/** One route matches every path: the registry, which can change while the page is open, has the places. */
export function createSiteRouter(element: ReactElement, errorElement?: ReactElement): DataRouter {
  const router = createBrowserRouter([{ path: '*', element, errorElement }], { window: besideOthers() });
  rememberEntries(router);
  return router;
}
