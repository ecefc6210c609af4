import { useTranslation } from '@academy/shared-auth';
import { Skeleton } from '@academy/shared-ui';
import { lazy, Suspense } from 'react';
import type { PdfReaderProps } from './pdf/pdf-reader.tsx';

/** Its code is large, and comes when a PDF is opened. */
const PdfReader = lazy(async () => ({
  default: (await import(/* webpackChunkName: "pdf" */ './pdf/pdf-reader.tsx')).PdfReader,
}));

export function LoadedReader(props: PdfReaderProps) {
  const { t } = useTranslation('classes');
  return (
    <Suspense fallback={<Skeleton height="60vh" aria-label={t('reader.opening')} />}>
      <PdfReader {...props} />
    </Suspense>
  );
}
