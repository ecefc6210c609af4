import { ErrorState, Flex, Heading, HStack, Stack, TextLink } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { places } from '#/base/components/people/places.ts';
import { monthText } from '#/base/components/time/month-text.ts';
import type { Statistics } from '#/pay/api/statistics.ts';
import { MonthClock } from '#/pay/components/month-clock.tsx';
import { MonthFigures } from '#/pay/components/month-figures.tsx';
import { UnpricedCaution } from '#/pay/components/unpriced-caution.tsx';

interface MonthPanelProps {
  teacherId: string;
  month: { data: Statistics | undefined; error: Error | null; isFetching: boolean; refetch: () => unknown };
}

/** The total of the current month, with a link to the other months. */
export function MonthPanel({ teacherId, month: { data, error, isFetching, refetch } }: MonthPanelProps) {
  const { t, i18n } = useTranslation('users');
  return (
    <Stack as="section" gap="3">
      <Flex alignItems="baseline" justifyContent="space-between" flexWrap="wrap" gap="3" minHeight="7">
        <Heading size="sm">{data ? monthText(data.month, i18n.language) : t('salary.month.title')}</Heading>
        <HStack gap="5" fontSize="sm">
          {data && (
            <TextLink reach to={places.salaryMonth(teacherId, data.month)}>
              {t('salary.month.how')}
            </TextLink>
          )}
          <TextLink reach to={places.statistics(teacherId)}>
            {t('salary.month.link')}
          </TextLink>
        </HStack>
      </Flex>
      {error && !data ? (
        <ErrorState error={error} onRetry={refetch} retrying={isFetching} />
      ) : (
        <>
          <MonthFigures statistics={data} hasSalary />
          <MonthClock />
        </>
      )}
      <UnpricedCaution teacherId={teacherId} count={data?.unpriced_classes} />
    </Stack>
  );
}
