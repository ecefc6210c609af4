import { localeOf } from '@academy/shared-auth';
import { Box, CrashBoundary, Skeleton } from '@academy/shared-ui';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { MoneyMonth } from '#/api/money.ts';
import { moneyText } from '#/components/money-text.ts';

// Large: loads after the numbers.
const StackedBarChart = lazy(async () => ({ default: (await import('@academy/shared-ui/chart')).StackedBarChart }));
const HEIGHT = '256px';
const tones = { card: 'brand', transfers: 'accent' } as const;

/** Income by month, by card and by bank transfer; without the chart the sums above are enough. */
export function MoneyChart({ currency, months }: { currency: string; months: readonly MoneyMonth[] }) {
  const { t, i18n } = useTranslation('subscriptions');
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(localeOf(i18n.language), { ...options, calendar: 'gregory', timeZone: 'UTC' });
  const [short, full] = [format({ month: 'short' }), format({ month: 'long', year: 'numeric' })];
  const points = months.map(({ month, card, transfers }) => ({
    label: short.format(Date.parse(month)),
    full: full.format(Date.parse(month)),
    values: { card, transfers },
  }));
  const series = (Object.keys(tones) as (keyof typeof tones)[]).map((key) => ({
    key,
    tone: tones[key],
    label: t(`home.money.by.${key}`),
  }));
  return (
    <CrashBoundary fallback={() => null}>
      <Box minHeight={HEIGHT}>
        <Suspense fallback={<Skeleton height={HEIGHT} />}>
          <StackedBarChart
            label={t('home.money.chart', { currency })}
            series={series}
            points={points}
            format={(amount) => moneyText(amount, currency, i18n.language)}
          />
        </Suspense>
      </Box>
    </CrashBoundary>
  );
}
