import { Flex, HStack, IconButton } from '@academy/shared-ui';
import { DownloadIcon, ExpandIcon } from '@academy/shared-ui/icons';
import { useTranslation } from 'react-i18next';
import type { PageState } from '../pdf/page-state.ts';
import { PageSteps } from '../pdf/page-steps.tsx';

interface SlideBarProps {
  state: PageState;
  onChange: (state: PageState) => void;
  src: string;
  /** Null if the browser has no full screen for a part of a page. */
  onFullScreen: (() => void) | null;
}

/** Slide buttons, full screen, and a link to the file. */
export function SlideBar({ state, onChange, src, onFullScreen }: SlideBarProps) {
  const { t } = useTranslation('classes');
  const labels = { previous: t('slides.previous'), next: t('slides.next'), number: t('slides.number') };
  return (
    <Flex role="toolbar" aria-label={t('slides.bar')} gap="3" flexWrap="wrap" justifyContent="space-between">
      <PageSteps state={state} onChange={onChange} labels={labels} />
      <HStack gap="1">
        {onFullScreen && (
          <IconButton aria-label={t('slides.fullScreen')} onClick={onFullScreen}>
            <ExpandIcon />
          </IconButton>
        )}
        <IconButton asChild aria-label={t('reader.download')}>
          <a href={src} download>
            <DownloadIcon />
          </a>
        </IconButton>
      </HStack>
    </Flex>
  );
}
