import { Box, Center, ErrorState, Flex, Skeleton, Text, VisuallyHidden } from '@academy/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSize } from '../use-size.ts';
import { PageBar } from './page-bar.tsx';
import { firstPage, type PageState, zooms } from './page-state.ts';
import { drawPage, openPdf, type PdfDocument } from './pdf-document.ts';
import { usePageKeys } from './use-page-keys.ts';

export interface PdfPagesProps {
  src: string;
  title: string;
  /** Whether it takes the focus when it opens: if nothing else is on the screen. */
  isAlone?: boolean;
}

/** A PDF page by page, controlled by the bar above it or by keys. */
export function PdfPages({ src, title, isAlone = false }: PdfPagesProps) {
  const { t } = useTranslation('classes');
  const [found, setFound] = useState<{ document: PdfDocument } | { error: unknown } | null>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens it again
  useEffect(() => {
    const { document, close } = openPdf(src);
    let isClosed = false;
    document.then(
      (opened) => isClosed || setFound({ document: opened }),
      (error: unknown) => isClosed || setFound({ error }),
    );
    return () => {
      isClosed = true;
      close();
    };
  }, [src, attempt]);
  if (!found) return <Skeleton role="status" height="60vh" aria-label={t('reader.opening')} />;
  if ('error' in found)
    return (
      <ErrorState
        error={found.error}
        onRetry={() => {
          setFound(null);
          setAttempt(attempt + 1);
        }}
      />
    );
  return <OpenPdf document={found.document} src={src} title={title} isAlone={isAlone} />;
}

function OpenPdf({ document, src, title, isAlone }: PdfPagesProps & { document: PdfDocument }) {
  const { t } = useTranslation('classes');
  const [state, setState] = useState<PageState>(() => firstPage(document.numPages));
  const { element, width } = useSize();
  useEffect(() => {
    if (isAlone) element.current?.focus({ preventScroll: true });
  }, [isAlone, element]);
  const press = usePageKeys(state, setState);
  return (
    <Flex flexDirection="column" gap="3" minHeight="0" onKeyDown={press}>
      <PageBar state={state} onChange={setState} src={src} />
      <Box
        ref={element}
        tabIndex={0}
        role="region"
        aria-label={t('reader.region', { title })}
        height={{ base: '62vh', md: '70vh' }}
        overflow="auto"
        bg="bg.subtle"
        borderRadius="card"
        borderWidth="1px"
        borderColor="border"
      >
        {width > 0 && <PageCanvas document={document} page={state.page} width={width} zoom={zooms[state.zoom] ?? 1} />}
      </Box>
    </Flex>
  );
}

interface PageCanvasProps {
  document: PdfDocument;
  page: number;
  width: number;
  zoom: number;
}

/** The page as a picture, with its text for screen readers. */
function PageCanvas({ document, page, width, zoom }: PageCanvasProps) {
  const { t } = useTranslation('classes');
  const canvas = useRef<HTMLCanvasElement>(null);
  const [text, setText] = useState('');
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!canvas.current) return;
    let isStopped = false;
    const { done, stop } = drawPage({ document, page, canvas: canvas.current, width, zoom });
    done.then(
      (written) => {
        if (isStopped) return;
        setText(written);
        setFailed(false);
      },
      () => isStopped || setFailed(true),
    );
    return () => {
      isStopped = true;
      stop();
    };
  }, [document, page, width, zoom]);
  return (
    <>
      <Center minWidth="fit-content">
        <canvas ref={canvas} role="img" aria-label={t('reader.page', { page, pages: document.numPages })} />
      </Center>
      {isFailed && (
        <Text role="alert" padding="4" color="danger.fg">
          {t('reader.failed')}
        </Text>
      )}
      <VisuallyHidden dir="auto">{text}</VisuallyHidden>
    </>
  );
}
