import { localeOf } from '@academy/shared-auth';
import { Flex, HStack, IconButton, Span, useNarrow, VisuallyHidden } from '@academy/shared-ui';
import { DownloadIcon, ZoomInIcon, ZoomOutIcon } from '@academy/shared-ui/icons';
import { useTranslation } from 'react-i18next';
import { type PageState, zoomBy, zooms } from './page-state.ts';
import { PageSteps } from './page-steps.tsx';

interface PageBarProps {
  state: PageState;
  onChange: (state: PageState) => void;
  src: string;
}

/** Page buttons, zoom, and a link to the file. */
export function PageBar({ state, onChange, src }: PageBarProps) {
  const { t, i18n } = useTranslation('classes');
  const { zoom } = state;
  const percent = new Intl.NumberFormat(localeOf(i18n.language), { style: 'percent' }).format(zooms[zoom] ?? 1);
  const isNarrow = useNarrow();
  const labels = { previous: t('reader.previous'), next: t('reader.next'), number: t('reader.number') };
  return (
    <Flex role="toolbar" aria-label={t('reader.bar')} gap="3" flexWrap="wrap" justifyContent="space-between">
      <PageSteps state={state} onChange={onChange} labels={labels} />
      <HStack gap={{ base: '0', md: '1' }}>
        <IconButton aria-label={t('reader.zoomOut')} disabled={zoom === 0} onClick={() => onChange(zoomBy(state, -1))}>
          <ZoomOutIcon />
        </IconButton>
        {isNarrow ? (
          <VisuallyHidden role="status">{percent}</VisuallyHidden>
        ) : (
          <Span role="status" minWidth="3.5rem" textAlign="center" fontVariantNumeric="tabular-nums">
            {percent}
          </Span>
        )}
        <IconButton
          aria-label={t('reader.zoomIn')}
          disabled={zoom === zooms.length - 1}
          onClick={() => onChange(zoomBy(state, 1))}
        >
          <ZoomInIcon />
        </IconButton>
        <IconButton asChild aria-label={t('reader.download')}>
          <a href={src} download>
            <DownloadIcon />
          </a>
        </IconButton>
      </HStack>
    </Flex>
  );
}
