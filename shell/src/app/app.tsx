import { createPageRouter, PageRouterProvider } from '@academy/shared-auth/router';
import { Toaster, UiProvider } from '@academy/shared-ui';
import { useLayoutEffect, useState } from 'react';
import { BrokenPage } from '#/features/errors/broken-page.tsx';
import type { Loader } from '#/loading/loader.ts';
import { siteRouter } from '#/navigation/site-router.ts';
import { RouterContext } from '#/navigation/use-going-to.ts';
import { Site } from './site.tsx';

/** One route matches every path: the registry, which can change while the page is open, has the places. */
export function App({ loader }: { loader: Loader }) {
  const [router] = useState(() =>
    createPageRouter([{ path: '*', element: <Site loader={loader} />, errorElement: <BrokenPage /> }]),
  );
  useLayoutEffect(() => {
    siteRouter.current = router;
    document.getElementById('skeleton')?.remove();
  }, [router]);
  return (
    <UiProvider>
      <RouterContext value={router}>
        <PageRouterProvider router={router} />
      </RouterContext>
      <Toaster />
    </UiProvider>
  );
}
