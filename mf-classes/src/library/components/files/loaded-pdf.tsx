import { Skeleton } from '@academy/shared-ui';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { PdfPagesProps } from './pdf/pdf-pages.tsx';

/** Its code is large and loads when a PDF is opened. */
const PdfPages = lazy(async () => ({
  default: (await import(/* webpackChunkName: "pdf" */ './pdf/pdf-pages.tsx')).PdfPages,
}));

export function LoadedPdf(props: PdfPagesProps) {
  const { t } = useTranslation('classes');
  return (
    <Suspense fallback={<Skeleton role="status" height="60vh" aria-label={t('reader.opening')} />}>
      <PdfPages {...props} />
    </Suspense>
  );
}
