import { localeOf } from '@academy/shared-auth';
import { chakra, HStack, IconButton, Span } from '@academy/shared-ui';
import { ChevronLeftIcon, ChevronRightIcon } from '@academy/shared-ui/icons';
import { useTranslation } from 'react-i18next';
import { goTo, goToTyped, type PageState } from './page-state.ts';

const PageNumber = chakra('input', {
  base: {
    width: { base: '11', md: '3.5rem' },
    height: { base: '11', md: '10' },
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

interface PageStepsProps {
  state: PageState;
  onChange: (state: PageState) => void;
  labels: { previous: string; next: string; number: string };
}

/** Buttons for the previous and next page, and a field for a page's number. */
export function PageSteps({ state, onChange, labels }: PageStepsProps) {
  const { t, i18n } = useTranslation('classes');
  const { page, pages } = state;
  const number = new Intl.NumberFormat(localeOf(i18n.language));
  return (
    <HStack gap={{ base: '0', md: '1' }} css={mirrored}>
      <IconButton aria-label={labels.previous} disabled={page === 1} onClick={() => onChange(goTo(state, page - 1))}>
        <ChevronLeftIcon />
      </IconButton>
      {/* A new key makes the field show the page that other controls opened. */}
      <PageNumber
        key={page}
        inputMode="numeric"
        aria-label={labels.number}
        defaultValue={page}
        onBlur={(event) => onChange(goToTyped(state, event.target.value))}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onChange(goToTyped(state, event.currentTarget.value));
        }}
      />
      <Span color="fg.muted" paddingInline="1">
        {t('reader.of', { pages: number.format(pages) })}
      </Span>
      <IconButton aria-label={labels.next} disabled={page === pages} onClick={() => onChange(goTo(state, page + 1))}>
        <ChevronRightIcon />
      </IconButton>
    </HStack>
  );
}
