import { localeOf } from '@academy/shared-auth';
import { Box, CrashBoundary, Skeleton, Text } from '@academy/shared-ui';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { outcomes, type Week } from '#/home/api/home.ts';

// Large: loads after the numbers.
const StackedBarChart = lazy(async () => ({ default: (await import('@academy/shared-ui/chart')).StackedBarChart }));
const HEIGHT = '256px';

const tones = {
  held: 'brand',
  missed_by_students: 'accent',
  missed_by_teachers: 'danger',
  cancelled: 'neutral',
} as const;
/** From the bottom up. */
const parts = Object.keys(tones) as (keyof typeof tones)[];

/**
 * The weeks of a month as a chart; renders nothing without classes, or if the chart cannot load, since the numbers are
 * above it.
 */
export function WeeksChart({ weeks }: { weeks: readonly Week[] }) {
  const { t, i18n } = useTranslation('users');
  if (weeks.every((week) => outcomes.every((outcome) => week[outcome] === 0)))
    return <Text color="fg.muted">{t('home.classes.none')}</Text>;
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(localeOf(i18n.language), { ...options, calendar: 'gregory', timeZone: 'UTC' });
  const [short, full] = [format({ day: 'numeric', month: 'short' }), format({ dateStyle: 'long' })];
  const points = weeks.map(({ from, to, held, cancelled, missed_by_students, missed_by_teachers }) => ({
    label: short.format(Date.parse(from)),
    full: full.formatRange(Date.parse(from), Date.parse(to)),
    values: { held, cancelled, missed_by_students, missed_by_teachers },
  }));
  const series = parts.map((key) => ({ key, tone: tones[key], label: t(`home.classes.outcome.${key}`) }));
  return (
    <CrashBoundary fallback={() => null}>
      <Box minHeight={HEIGHT}>
        <Suspense fallback={<Skeleton height={HEIGHT} />}>
          <StackedBarChart label={t('home.classes.chart')} series={series} points={points} />
        </Suspense>
      </Box>
    </CrashBoundary>
  );
}
