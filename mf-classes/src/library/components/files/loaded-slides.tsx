import { Skeleton } from '@academy/shared-ui';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { SlideShowProps } from './slides/slide-show.tsx';

/** Its code loads when a presentation is opened. */
const SlideShow = lazy(async () => ({
  default: (await import(/* webpackChunkName: "slides" */ './slides/slide-show.tsx')).SlideShow,
}));

export function LoadedSlides(props: SlideShowProps) {
  const { t } = useTranslation('classes');
  return (
    <Suspense fallback={<Skeleton role="status" height="60vh" aria-label={t('reader.opening')} />}>
      <SlideShow {...props} />
    </Suspense>
  );
}
