import { useSession } from '@academy/shared-auth';
import { lazy, Suspense } from 'react';
import { backStore } from '#/session/back-store.ts';

const BackDialog = lazy(() => import(/* webpackChunkName: "back-to-parent" */ '#/features/auth/back-dialog.tsx'));

/** The dialog that leads from a child's session back to the parent's, when it is asked for (D141). */
export function BackToParent() {
  const isAsked = backStore((state) => state.isAsked);
  const parent = useSession(({ child }) => child?.by.name);
  if (!isAsked || parent === undefined) return null;
  return (
    <Suspense fallback={null}>
      <BackDialog parent={parent} onClose={() => backStore.setState({ isAsked: false })} />
    </Suspense>
  );
}
