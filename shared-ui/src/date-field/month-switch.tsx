import { Button, HStack, IconButton, largeText, PopoverPanel, Span, VisuallyHidden } from '@academy/shared-ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChevronDownIcon, ChevronLeftIcon, ChevronRightIcon } from '../icons.ts';
import { type Month, monthAfter, monthText } from './month.ts';
import { MonthGrid } from './month-grid.tsx';

export interface MonthSwitchProps {
  /** The month's purpose, for screen readers: "Month of the statistics". */
  label: string;
  /** `2026-11`, as are `min` and `max`, which can be chosen too. */
  value: Month;
  onChange: (month: Month) => void;
  min?: Month;
  max?: Month;
}

/** The shown month, arrows to the months beside it, and a list of all by its name. */
export function MonthSwitch({ label, value, onChange, min = '0001-01', max = '9999-12' }: MonthSwitchProps) {
  const { t, i18n } = useTranslation('ui');
  const [isOpen, setOpen] = useState(false);
  const [isStepped, setStepped] = useState(false);
  const name = useRef<HTMLButtonElement>(null);
  const text = monthText(value, i18n.language, 'full');
  const step = (by: 1 | -1) => {
    setStepped(true);
    onChange(monthAfter(value, by));
  };
  const choose = (month: Month) => {
    setOpen(false);
    setStepped(false);
    onChange(month);
    name.current?.focus();
  };
  return (
    <HStack role="group" aria-label={label} gap="1" css={look}>
      <IconButton aria-label={t('month.previous')} disabled={value <= min} onClick={() => step(-1)}>
        <ChevronLeftIcon data-mirrored />
      </IconButton>
      <Button
        ref={name}
        variant="ghost"
        paddingInline="2.5"
        css={nameWidth}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Span color="fg" fontVariantNumeric="tabular-nums">
          {text}
        </Span>
        <ChevronDownIcon aria-hidden />
      </Button>
      <IconButton aria-label={t('month.next')} disabled={value >= max} onClick={() => step(1)}>
        <ChevronRightIcon data-mirrored />
      </IconButton>
      <VisuallyHidden role="status">{isStepped && text}</VisuallyHidden>
      {isOpen && (
        <PopoverPanel title={t('month.choose')} anchor={name} align="start" onClose={() => setOpen(false)}>
          <MonthGrid {...{ value, min, max }} onChange={choose} />
        </PopoverPanel>
      )}
    </HStack>
  );
}

const look = {
  '& [data-mirrored]': { _rtl: { transform: 'scaleX(-1)' } },
  [largeText]: { flexWrap: 'wrap' },
};
const nameWidth = { minWidth: '40', [largeText]: { minWidth: '0' } };
