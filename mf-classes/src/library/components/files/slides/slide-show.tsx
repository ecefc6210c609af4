import { Box, Button, EmptyState, Flex, Skeleton, Text } from '@academy/shared-ui';
import { DownloadIcon, FileTextIcon } from '@academy/shared-ui/icons';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { firstPage } from '../pdf/page-state.ts';
import { usePageKeys } from '../pdf/use-page-keys.ts';
import { useSize } from '../use-size.ts';
import { MOST_SLIDES, readSlides, type Slide, SlidesError } from './read-slides.ts';
import { SlideBar } from './slide-bar.tsx';
import { SlideFrame } from './slide-frame.tsx';

export interface SlideShowProps {
  src: string;
  title: string;
}

/** A presentation slide by slide, controlled by the bar above it or by keys. */
export function SlideShow({ src, title }: SlideShowProps) {
  const { t } = useTranslation('classes');
  const [found, setFound] = useState<{ slides: Slide[] } | { error: unknown } | null>(null);
  useEffect(() => {
    const closing = new AbortController();
    readSlides(src, closing.signal).then(
      (slides) => closing.signal.aborted || setFound({ slides }),
      (error: unknown) => closing.signal.aborted || setFound({ error }),
    );
    return () => closing.abort();
  }, [src]);
  if (!found) return <Skeleton role="status" height="60vh" aria-label={t('reader.opening')} />;
  if ('error' in found) return <NotShown error={found.error} src={src} />;
  return <OpenSlides slides={found.slides} src={src} title={title} />;
}

function NotShown({ error, src }: { error: unknown; src: string }) {
  const { t } = useTranslation('classes');
  const reason = error instanceof SlidesError ? error.reason : 'unreachable';
  return (
    <EmptyState
      icon={<FileTextIcon size={22} />}
      title={t('slides.notShown.title')}
      text={t(`slides.notShown.${reason}`, { most: MOST_SLIDES })}
      action={
        <Button asChild>
          <a href={src} download>
            <DownloadIcon aria-hidden />
            {t('reader.download')}
          </a>
        </Button>
      }
    />
  );
}

function OpenSlides({ slides, src, title }: SlideShowProps & { slides: Slide[] }) {
  const { t } = useTranslation('classes');
  const [state, setState] = useState(() => firstPage(slides.length));
  const { element, width, height } = useSize();
  useEffect(() => element.current?.focus({ preventScroll: true }), [element]);
  const press = usePageKeys(state, setState);
  const slide = slides[state.page - 1];
  const fullScreen = document.fullscreenEnabled ? () => void element.current?.requestFullscreen() : null;
  return (
    <Flex flexDirection="column" gap="3" minHeight="0" onKeyDown={press}>
      <SlideBar state={state} onChange={setState} src={src} onFullScreen={fullScreen} />
      <Box
        ref={element}
        tabIndex={0}
        role="region"
        aria-label={t('slides.region', { title })}
        display="grid"
        placeItems="center"
        height={{ base: '56vh', md: '70vh' }}
        overflow="hidden"
        bg="bg.subtle"
        borderRadius="card"
        borderWidth="1px"
        borderColor="border"
      >
        {slide && width > 0 && (
          <SlideFrame
            key={state.page}
            slide={slide}
            label={t('slides.slide', { number: state.page, slides: slides.length })}
            scale={Math.min(width / slide.width, height / slide.height)}
          />
        )}
      </Box>
      <Text fontSize="sm" color="fg.muted">
        {t('slides.caution')}
      </Text>
    </Flex>
  );
}
