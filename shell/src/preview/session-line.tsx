import { lazy, memo, Suspense, useState } from 'react';
import { readBootData } from '#/boot-data.ts';

const PreviewLine = lazy(() => import(/* webpackChunkName: "preview" */ './preview-line.tsx'));

/** The note on a page with a preview: nothing for all others, which do not load its code. */
export const SessionLine = memo(({ isScrolledPast }: { isScrolledPast: boolean }) => {
  const [preview] = useState(() => readBootData()?.preview);
  if (!preview) return null;
  return (
    <Suspense fallback={null}>
      <PreviewLine {...{ preview, isScrolledPast }} />
    </Suspense>
  );
});
