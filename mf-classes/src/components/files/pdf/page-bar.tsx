import { localeOf, useTranslation } from '@academy/shared-auth';
import { chakra, Flex, HStack, IconButton, Span } from '@academy/shared-ui';
import { ChevronLeftIcon, ChevronRightIcon, DownloadIcon, ZoomInIcon, ZoomOutIcon } from '@academy/shared-ui/icons';
import { goTo, goToTyped, type PageState, zoomBy, zooms } from './page-state.ts';

const PageNumber = chakra('input', {
  base: {
    width: '3.5rem',
    height: '10',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
    bg: 'bg.surface',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'control',
  },
});

/** The arrows between pages point the other way in Arabic. */
const mirrored = { _rtl: { '& svg': { transform: 'scaleX(-1)' } } };

interface PageBarProps {
  state: PageState;
  onChange: (state: PageState) => void;
  src: string;
}

/** Pages, zoom, and the file itself. */
export function PageBar({ state, onChange, src }: PageBarProps) {
  const { t, i18n } = useTranslation('classes');
  const { page, pages, zoom } = state;
  const percent = new Intl.NumberFormat(localeOf(i18n.language), { style: 'percent' }).format(zooms[zoom] ?? 1);
  const number = new Intl.NumberFormat(localeOf(i18n.language));
  return (
    <Flex role="toolbar" aria-label={t('reader.bar')} gap="3" flexWrap="wrap" justifyContent="space-between">
      <HStack gap="1" css={mirrored}>
        <IconButton
          aria-label={t('reader.previous')}
          disabled={page === 1}
          onClick={() => onChange(goTo(state, page - 1))}
        >
          <ChevronLeftIcon />
        </IconButton>
        {/* The key makes it show where other keys have led. */}
        <PageNumber
          key={page}
          inputMode="numeric"
          aria-label={t('reader.number')}
          defaultValue={page}
          onBlur={(event) => onChange(goToTyped(state, event.target.value))}
          onKeyDown={(event) => {
            if (event.key === 'Enter') onChange(goToTyped(state, event.currentTarget.value));
          }}
        />
        <Span color="fg.muted" paddingInline="1">
          {t('reader.of', { pages: number.format(pages) })}
        </Span>
        <IconButton
          aria-label={t('reader.next')}
          disabled={page === pages}
          onClick={() => onChange(goTo(state, page + 1))}
        >
          <ChevronRightIcon />
        </IconButton>
      </HStack>
      <HStack gap="1">
        <IconButton aria-label={t('reader.zoomOut')} disabled={zoom === 0} onClick={() => onChange(zoomBy(state, -1))}>
          <ZoomOutIcon />
        </IconButton>
        <Span role="status" minWidth="3.5rem" textAlign="center" fontVariantNumeric="tabular-nums">
          {percent}
        </Span>
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
