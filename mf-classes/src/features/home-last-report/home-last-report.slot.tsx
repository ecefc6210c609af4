import { useTranslation } from '@academy/shared-auth';
import { useQuery } from '@academy/shared-auth/query';
import { Skeleton, Text } from '@academy/shared-ui';
import { reportQueries } from '#/api/reports.ts';
import { HomeError } from '#/components/home/home-error.tsx';
import { LastReport } from '#/components/person-classes/last-report.tsx';
import { Section } from '#/components/section.tsx';
import { useViewer } from '#/components/use-viewer.ts';

/** D51: what was last reported on a student. */
export default function HomeLastReport() {
  const { t } = useTranslation('classes');
  const { id } = useViewer();
  const found = useQuery(reportQueries.latestOf({ id, side: 'student' }));
  const { data } = found;
  return (
    <Section title={t('personClasses.lastReport')} query={found}>
      {found.error && data === undefined ? (
        <HomeError onRetry={found.refetch} isRetrying={found.isFetching} />
      ) : found.isPending ? (
        <Skeleton height="16" width="full" />
      ) : data ? (
        <LastReport report={data} side="student" />
      ) : (
        <Text color="fg.muted">{t('home.noReport')}</Text>
      )}
    </Section>
  );
}
