import { useSession } from '@academy/shared-auth';
import { lazy, memo, Suspense, useState } from 'react';
import { readBootData } from '#/boot-data.ts';

const PreviewLine = lazy(() => import(/* webpackChunkName: "preview" */ './preview-line.tsx'));

const ViewLine = lazy(() => import(/* webpackChunkName: "view" */ '#/session/view-line.tsx'));

const ChildLine = lazy(() => import(/* webpackChunkName: "child" */ '#/session/child-line.tsx'));

/** The note on a page with a preview, of a view (D124) or of a child's session (D141); other pages do not load its code. */
export const SessionLine = memo(({ isScrolledPast }: { isScrolledPast: boolean }) => {
  const [preview] = useState(() => readBootData()?.preview);
  const view = useSession((session) => session.view);
  const child = useSession((session) => session.child);
  if (!preview && !view && !child) return null;
  return (
    <Suspense fallback={null}>
      {child && <ChildLine {...{ child, isScrolledPast }} />}
      {view && <ViewLine {...{ view, isScrolledPast }} />}
      {preview && <PreviewLine {...{ preview, isScrolledPast }} />}
    </Suspense>
  );
});
