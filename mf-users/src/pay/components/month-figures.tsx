import { localeOf } from '@academy/shared-auth';
import { Box, Card, Grid, Ltr, Skeleton } from '@academy/shared-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Statistics } from '#/pay/api/statistics.ts';
import { currencyText } from './money-text.ts';
import { usePartsText } from './parts-text.ts';

const counts = [
  'monthly_class_count',
  'total_class_count',
  'current_students',
  'new_students',
  'stopped_students',
  'temporarily_suspended_students',
] as const;

const outcomes = ['held', 'missed_by_students', 'missed_by_teachers'] as const;

/** The parts of a month's classes, if there are several: `35 held + 3 student absent`. */
function useOutcomeText() {
  const { t, i18n } = useTranslation('users');
  const number = new Intl.NumberFormat(localeOf(i18n.language));
  return (statistics: Statistics): string => {
    if (statistics.held === undefined || statistics.held === statistics.monthly_class_count) return '';
    return outcomes
      .map((name) => ({ name, count: statistics[name] ?? 0 }))
      .filter(({ count }) => count > 0)
      .map(({ name, count }) => t(`statistics.outcome.${name}`, { number: number.format(count) }))
      .join(t('statistics.outcome.plus'));
  };
}

interface MonthFiguresProps {
  /** Undefined while they are loading: their places are drawn already. */
  statistics: Statistics | undefined;
  /** Whether the salary is expected to be among them. */
  hasSalary: boolean;
  /** Whether they belong to the month before. */
  isStale?: boolean;
}

/**
 * A teacher's month in numbers (D52), the salary first; for viewers who may not see the salary there is no place for it
 * (D9).
 */
export function MonthFigures({ statistics, hasSalary, isStale = false }: MonthFiguresProps) {
  const { t, i18n } = useTranslation('users');
  const partsText = usePartsText();
  const outcomeText = useOutcomeText();
  const salary = statistics?.monthly_salary;
  const { currency, salary_parts: parts } = statistics ?? {};
  const note = currency && parts ? partsText(parts, currency) : '';
  const showsSalary = statistics ? salary !== null : hasSalary;
  const number = new Intl.NumberFormat(localeOf(i18n.language));
  return (
    <Card padding="none" overflow="hidden" aria-busy={isStale || !statistics} data-bones={!statistics || undefined}>
      <Grid
        as="dl"
        gap="1px"
        bg="border"
        gridTemplateColumns={{
          base: 'repeat(2, minmax(0, 1fr))',
          md: showsSalary ? 'minmax(0, 1.35fr) repeat(3, minmax(0, 1fr))' : 'repeat(3, minmax(0, 1fr))',
        }}
      >
        {showsSalary && (
          <Figure label={t('statistics.figure.salary')} note={statistics ? note : undefined} isStale={isStale} isFirst>
            {typeof salary === 'number' && currency && <Ltr>{currencyText(salary, currency, i18n.language)}</Ltr>}
          </Figure>
        )}
        {counts.map((name) => (
          <Figure
            key={name}
            label={t(`statistics.figure.${name}`)}
            isStale={isStale}
            note={name === 'monthly_class_count' && statistics ? outcomeText(statistics) : ''}
          >
            {statistics && number.format(statistics[name])}
          </Figure>
        ))}
      </Grid>
    </Card>
  );
}

interface FigureProps {
  label: string;
  isStale: boolean;
  isFirst?: boolean;
  /** How it was computed; undefined while it is loading. */
  note?: string | undefined;
  /** Empty while it is loading. */
  children: ReactNode;
}

function Figure({ label, isStale, isFirst = false, note, children }: FigureProps) {
  return (
    <Box css={isFirst ? { ...cell, ...firstCell } : cell}>
      <Box as="dt" fontSize="sm" color="fg.muted">
        {label}
      </Box>
      <Box
        as="dd"
        display="flex"
        alignItems="center"
        minHeight={isFirst ? '12' : '8'}
        fontSize={isFirst ? '2xl' : 'lg'}
        fontWeight="semibold"
        color={isFirst ? 'accent.fg' : 'fg'}
        fontVariantNumeric="tabular-nums"
        opacity={isStale ? 0.55 : 1}
        transition="opacity {durations.base}"
      >
        {children || <Skeleton width={isFirst ? '32' : '10'} height={isFirst ? '8' : '5'} />}
      </Box>
      {isFirst && note === undefined && (
        <Box as="dd" fontSize="sm" display="flex" alignItems="center" aria-hidden>
          {'\u200b'}
          <Skeleton width="44" height="3.5" />
        </Box>
      )}
      {note && (
        <Box as="dd" fontSize="sm" color="fg.muted" opacity={isStale ? 0.55 : 1}>
          {note}
        </Box>
      )}
    </Box>
  );
}

/** Names, numbers and notes of a row's figures are aligned. */
const cell = {
  display: 'grid',
  gridRow: 'span 3',
  gridTemplateRows: 'subgrid',
  rowGap: '1',
  bg: 'bg.surface',
  paddingInline: { base: '4', md: '5' },
  paddingBlock: '3.5',
} as const;

const firstCell = {
  alignContent: 'center',
  gridTemplateRows: 'none',
  gridColumn: { base: '1 / -1', md: 'auto' },
  gridRow: { base: 'auto', md: 'span 6' },
} as const;
