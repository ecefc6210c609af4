import { Toaster, UiProvider } from '@academy/shared-ui';
import { useLayoutEffect, useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import { BrokenPage } from '#/features/errors/broken-page.tsx';
import type { Loader } from '#/loading/loader.ts';
import { createSiteRouter, siteRouter } from '#/navigation/site-router.ts';
import { Site } from './site.tsx';

export function App({ loader }: { loader: Loader }) {
  const [router] = useState(() => createSiteRouter(<Site loader={loader} />, <BrokenPage />));
  useLayoutEffect(() => {
    siteRouter.current = router;
    document.getElementById('skeleton')?.remove();
  }, [router]);
  return (
    <UiProvider>
      <RouterProvider router={router} />
      <Toaster />
    </UiProvider>
  );
}
