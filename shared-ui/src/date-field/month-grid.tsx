import { Box, Button, Grid, HStack, IconButton, Span } from '@academy/shared-ui';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons.ts';
import { type Month, monthsOf, monthText, yearOf } from './month.ts';

const COLUMNS = 3;

/** The number of months by which a key moves, or to the end of the line, in the page's direction. */
function stepsOf(key: string, isRtl: boolean): number | null {
  const ahead = isRtl ? -1 : 1;
  return { ArrowRight: ahead, ArrowLeft: -ahead, ArrowDown: COLUMNS, ArrowUp: -COLUMNS }[key] ?? null;
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const steps = stepsOf(event.key, getComputedStyle(event.currentTarget).direction === 'rtl');
  if (steps === null) return;
  event.preventDefault();
  const months = [...event.currentTarget.querySelectorAll('button')];
  const current = months.indexOf(document.activeElement as HTMLButtonElement);
  let next = current + steps;
  while (months[next]?.disabled) next += steps;
  months[next]?.focus();
}

interface MonthGridProps {
  value: Month;
  min: Month;
  max: Month;
  onChange: (month: Month) => void;
}

/** The months of a year; the arrows above show other years, the arrow keys move from month to month. */
export function MonthGrid({ value, min, max, onChange }: MonthGridProps) {
  const { t, i18n } = useTranslation('ui');
  const [year, setYear] = useState(yearOf(value));
  return (
    <Box paddingInline={{ md: '1' }} paddingBlockEnd={{ md: '1' }}>
      <HStack justifyContent="space-between" css={{ '& svg': { _rtl: { transform: 'scaleX(-1)' } } }}>
        <IconButton
          aria-label={t('month.previousYear')}
          disabled={year <= yearOf(min)}
          onClick={() => setYear(year - 1)}
        >
          <ChevronLeftIcon />
        </IconButton>
        <Span fontWeight="medium" fontVariantNumeric="tabular-nums" aria-live="polite">
          {year}
        </Span>
        <IconButton aria-label={t('month.nextYear')} disabled={year >= yearOf(max)} onClick={() => setYear(year + 1)}>
          <ChevronRightIcon />
        </IconButton>
      </HStack>
      <Grid
        gap="1.5"
        marginBlockStart="2"
        gridTemplateColumns={`repeat(${COLUMNS}, minmax(0, 1fr))`}
        onKeyDown={moveFocus}
      >
        {monthsOf(year).map((month) => (
          <Button
            key={month}
            variant="ghost"
            paddingInline="1"
            css={chosen}
            aria-pressed={month === value}
            aria-label={monthText(month, i18n.language, 'full')}
            disabled={month < min || month > max}
            onClick={() => onChange(month)}
          >
            {monthText(month, i18n.language, 'name')}
          </Button>
        ))}
      </Grid>
    </Box>
  );
}

const chosen = { _pressed: { bg: 'brand.subtle', color: 'brand.fg' } };
