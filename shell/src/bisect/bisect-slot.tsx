import { deviceStorage } from '@academy/shared-auth';
import { lazy, memo, Suspense, useState } from 'react';
import { useIsSuperAdmin } from '#/session/use-is-super-admin.ts';
import { STORAGE_KEY } from './storage-key.ts';

const BisectOfPage = lazy(() => import(/* webpackChunkName: "bisect" */ './bisect-of-page.tsx'));

/** The search for the remote that breaks a page, on every page while it runs; it starts and ends with a new page. */
export const BisectSlot = memo(() => {
  const [isStored] = useState(() => deviceStorage.read(STORAGE_KEY) !== null);
  const isSuperAdmin = useIsSuperAdmin();
  if (!isStored || !isSuperAdmin) return null;
  return (
    <Suspense fallback={null}>
      <BisectOfPage />
    </Suspense>
  );
});
