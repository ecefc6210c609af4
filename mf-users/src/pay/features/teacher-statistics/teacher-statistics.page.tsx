import { ApiError } from '@academy/shared-auth';
import { Box, ErrorState, HStack, PageBody, PageHeader, Stack, Text, TextLink } from '@academy/shared-ui';
import { MonthSwitch } from '@academy/shared-ui/date-field';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useAgreedText } from '#/base/components/agreed-text.ts';
import { places } from '#/base/components/people/places.ts';
import { TeacherLine } from '#/base/components/people/teacher-line.tsx';
import { usePersonTrail } from '#/base/components/people/use-person-trail.tsx';
import { UserMissing } from '#/base/components/people/user-missing.tsx';
import { type Statistics, statisticsQueries } from '#/pay/api/statistics.ts';
import { MonthClock } from '#/pay/components/month-clock.tsx';
import { MonthFigures } from '#/pay/components/month-figures.tsx';
import { UnpricedCaution } from '#/pay/components/unpriced-caution.tsx';
import { usePay } from '#/pay/components/use-pay.ts';
import { ClassesOfMonths } from './classes-of-months.tsx';
import { useMonth } from './use-month.ts';

const EARLIEST = '2000-01';

export default function TeacherStatisticsPage() {
  const { id = '' } = useParams();
  return (
    <PageBody>
      <StatisticsOf key={id} teacherId={id} />
    </PageBody>
  );
}

interface StatisticsHeaderProps {
  teacherId: string;
  /** Whether it leads to the teacher's salaries. */
  hasSalaries: boolean;
}

function StatisticsHeader({ teacherId, hasSalaries }: StatisticsHeaderProps) {
  const { t } = useTranslation('users');
  return (
    <PageHeader
      title={t('statistics.header.title')}
      context={<TeacherLine id={teacherId} />}
      via={usePersonTrail(teacherId)}
      action={
        hasSalaries && (
          <TextLink alone to={places.salaries(teacherId)}>
            {t('statistics.salaries.link')}
          </TextLink>
        )
      }
    />
  );
}

function StatisticsOf({ teacherId }: { teacherId: string }) {
  const { t } = useTranslation('users');
  const { mayRead } = usePay(teacherId);
  const { month, latest, choose } = useMonth();
  const found = useQuery({ ...statisticsQueries.month(teacherId, month), placeholderData: keepPreviousData });
  const isMissing = found.error instanceof ApiError && found.error.status === 404;
  const header = <StatisticsHeader teacherId={teacherId} hasSalaries={mayRead === true && !isMissing} />;
  if (isMissing)
    return (
      <>
        {header}
        <UserMissing />
      </>
    );
  const { data, isPlaceholderData: isStale } = found;
  const shown = month ?? (isStale ? latest : (data?.month ?? latest));
  return (
    <>
      {header}
      <Stack gap="4">
        <HStack justifyContent="space-between" flexWrap="wrap">
          <Box marginInlineStart="-3.5">
            <MonthSwitch
              label={t('statistics.month.label')}
              value={shown}
              min={EARLIEST}
              max={latest}
              onChange={choose}
            />
          </Box>
          {mayRead && (
            <TextLink alone to={places.salaryMonth(teacherId, shown)} fontSize="sm">
              {t('salary.month.how')}
            </TextLink>
          )}
        </HStack>
        {found.isError && !data ? (
          <ErrorState error={found.error} onRetry={found.refetch} retrying={found.isFetching} />
        ) : (
          <>
            <MonthFigures statistics={data} hasSalary={mayRead !== false} isStale={isStale} />
            <MonthClock />
            {data && <AgreedLine statistics={data} />}
            <UnpricedCaution teacherId={teacherId} count={data?.unpriced_classes} />
            <ClassesOfMonths months={data?.months} isStale={isStale} />
          </>
        )}
      </Stack>
    </>
  );
}

/** D104: changes agreed with families are shown apart from held and missed classes. */
function AgreedLine({ statistics }: { statistics: Statistics }) {
  const text = useAgreedText()(statistics);
  const { t } = useTranslation('users');
  if (!text) return null;
  return (
    <Stack gap="1">
      <Text color="fg.muted">{text}</Text>
      <Text fontSize="xs" color="fg.subtle">
        {t('agreed.note')}
      </Text>
    </Stack>
  );
}
