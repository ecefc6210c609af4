import { localeOf } from '@academy/shared-auth';
import { Box, CrashBoundary, Skeleton } from '@academy/shared-ui';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Week } from '#/classes/components/person-classes/weeks.ts';

// Large: loads after the numbers.
const BarChart = lazy(async () => ({ default: (await import('@academy/shared-ui/chart')).BarChart }));
const HEIGHT = '220px';

interface WeekChartProps {
  label: string;
  weeks: readonly Week[];
}

/** The held classes of each week; renders nothing if the chart cannot load, since the numbers are above it. */
export function WeekChart({ label, weeks }: WeekChartProps) {
  const { i18n } = useTranslation('classes');
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(localeOf(i18n.language), { ...options, timeZone: 'UTC' });
  const [day, span] = [format({ day: 'numeric', month: 'short' }), format({ dateStyle: 'long' })];
  const points = weeks.map(({ from, to, attended }) => ({
    label: day.format(Date.parse(from)),
    full: span.formatRange(Date.parse(from), Date.parse(to)),
    value: attended,
  }));
  return (
    <CrashBoundary fallback={() => null}>
      <Box minHeight={HEIGHT}>
        <Suspense fallback={<Skeleton height={HEIGHT} />}>
          <BarChart label={label} points={points} />
        </Suspense>
      </Box>
    </CrashBoundary>
  );
}
