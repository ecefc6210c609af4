import { Box, Card, Center, CrashBoundary, Heading, Skeleton } from '@academy/shared-ui';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { monthText } from '#/base/components/time/month-text.ts';
import type { Statistics } from '#/pay/api/statistics.ts';

// Large, and the last thing on the page.
const BarChart = lazy(async () => ({ default: (await import('@academy/shared-ui/chart')).BarChart }));
const HEIGHT = '220px';

interface ClassesOfMonthsProps {
  months: Statistics['months'] | undefined;
  isStale: boolean;
}

/** The classes of the twelve months up to the shown one. */
export function ClassesOfMonths({ months, isStale }: ClassesOfMonthsProps) {
  const { t } = useTranslation('users');
  return (
    <Card as="section">
      <Heading size="sm" marginBlockEnd="4">
        {t('statistics.chart.title')}
      </Heading>
      <Box opacity={isStale ? 0.55 : 1} transition="opacity {durations.base}" minHeight={HEIGHT}>
        {months ? <Chart months={months} /> : <Waiting />}
      </Box>
    </Card>
  );
}

const Waiting = () => <Skeleton height={HEIGHT} />;

function Words({ children }: { children: ReactNode }) {
  return (
    <Center minHeight={HEIGHT} color="fg.muted" textAlign="center">
      {children}
    </Center>
  );
}

function Chart({ months }: { months: Statistics['months'] }) {
  const { t, i18n } = useTranslation('users');
  if (months.every((month) => month.monthly_class_count === 0)) return <Words>{t('statistics.chart.empty')}</Words>;
  const points = months.map(({ month, monthly_class_count }) => ({
    label: monthText(month, i18n.language, 'short'),
    full: monthText(month, i18n.language),
    value: monthly_class_count,
  }));
  return (
    <CrashBoundary fallback={() => <Words>{t('statistics.chart.failed')}</Words>}>
      <Suspense fallback={<Waiting />}>
        <BarChart label={t('statistics.chart.title')} points={points} />
      </Suspense>
    </CrashBoundary>
  );
}
