import { lazy, memo, Suspense, useState } from 'react';
import { readBootData } from '#/boot-data.ts';

const PreviewLine = lazy(() => import(/* webpackChunkName: "preview" */ './preview-line.tsx'));

/** What a page says that shows a preview: nothing for all others, which do without its code. */
export const SessionLine = memo(({ isScrolledPast }: { isScrolledPast: boolean }) => {
  const [preview] = useState(() => readBootData()?.preview);
  if (!preview) return null;
  return (
    <Suspense fallback={null}>
      <PreviewLine {...{ preview, isScrolledPast }} />
    </Suspense>
  );
});
