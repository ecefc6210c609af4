import { lazy, memo, Suspense } from 'react';
import { useIsSuperAdmin } from '#/session/use-is-super-admin.ts';
import { bisectStore } from './bisect-state.ts';

const BisectPanel = lazy(() => import(/* webpackChunkName: "bisect" */ './bisect-panel.tsx'));

/** The search for the remote that breaks a page, on every page while it runs. */
export const BisectSlot = memo(() => {
  const bisect = bisectStore((state) => state.bisect);
  const isSuperAdmin = useIsSuperAdmin();
  if (!bisect || !isSuperAdmin) return null;
  return (
    <Suspense fallback={null}>
      <BisectPanel bisect={bisect} />
    </Suspense>
  );
});
