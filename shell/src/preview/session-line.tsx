import { useSession } from '@academy/shared-auth';
import { lazy, memo, Suspense, useState } from 'react';
import { readBootData } from '#/boot-data.ts';

const PreviewLine = lazy(() => import(/* webpackChunkName: "preview" */ './preview-line.tsx'));

const ViewLine = lazy(() => import(/* webpackChunkName: "view" */ '#/session/view-line.tsx'));

/** The note on a page with a preview, or of a view (D124); other pages do not load its code. */
export const SessionLine = memo(({ isScrolledPast }: { isScrolledPast: boolean }) => {
  const [preview] = useState(() => readBootData()?.preview);
  const view = useSession((session) => session.view);
  if (!preview && !view) return null;
  return (
    <Suspense fallback={null}>
      {view && <ViewLine {...{ view, isScrolledPast }} />}
      {preview && <PreviewLine {...{ preview, isScrolledPast }} />}
    </Suspense>
  );
});
