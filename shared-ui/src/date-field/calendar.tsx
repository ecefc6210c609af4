import { Box, Button, HStack, IconButton, Span } from '@academy/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChevronDownIcon, ChevronLeftIcon, ChevronRightIcon } from '../icons.ts';
import { inMonth, monthOf } from './calendar-days.ts';
import { DayGrid } from './day-grid.tsx';
import { type Day, today } from './day-text.ts';
import { monthAfter, monthText } from './month.ts';
import { MonthGrid } from './month-grid.tsx';

const EARLIEST = '1900-01';
const LATEST = '2199-12';

interface CalendarProps {
  /** The initial day. */
  value: Day;
  chosen: Day | null;
  onChoose: (day: Day) => void;
}

/** The days of a month; its name opens the other months. */
export function Calendar({ value, chosen, onChoose }: CalendarProps) {
  const { t, i18n } = useTranslation('ui');
  const [focused, setFocused] = useState(value);
  const [isMonths, setMonths] = useState(false);
  const month = monthOf(focused);
  const show = (shown: string) => setFocused(inMonth(focused, shown));
  if (isMonths)
    return (
      <MonthGrid
        value={month}
        min={EARLIEST}
        max={LATEST}
        onChange={(picked) => {
          setMonths(false);
          show(picked);
        }}
      />
    );
  return (
    <Box paddingInline={{ md: '1' }} paddingBlockEnd={{ md: '1' }}>
      <HStack justifyContent="space-between" css={{ '& [data-mirrored]': { _rtl: { transform: 'scaleX(-1)' } } }}>
        <IconButton
          aria-label={t('month.previous')}
          disabled={month <= EARLIEST}
          onClick={() => show(monthAfter(month, -1))}
        >
          <ChevronLeftIcon data-mirrored />
        </IconButton>
        <Button variant="ghost" aria-live="polite" onClick={() => setMonths(true)}>
          <Span color="fg" fontVariantNumeric="tabular-nums">
            {monthText(month, i18n.language, 'full')}
          </Span>
          <ChevronDownIcon aria-hidden />
        </Button>
        <IconButton aria-label={t('month.next')} disabled={month >= LATEST} onClick={() => show(monthAfter(month, 1))}>
          <ChevronRightIcon data-mirrored />
        </IconButton>
      </HStack>
      <DayGrid focused={focused} chosen={chosen} onFocus={setFocused} onChoose={onChoose} />
      <Button variant="ghost" size="sm" width="full" marginBlockStart="1" onClick={() => onChoose(today())}>
        {t('date.today')}
      </Button>
    </Box>
  );
}
