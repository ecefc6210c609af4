import { useTranslation } from '@academy/shared-auth';
import { useQuery } from '@academy/shared-auth/query';
import { Bones, Text } from '@academy/shared-ui';
import { PartCard, PartError } from '@academy/shared-ui/restored';
import { reportQueries } from '#/api/reports.ts';
import { homeSizes } from '#/components/home-sizes.ts';
import { LastReport } from '#/components/person-classes/last-report.tsx';
import { useViewer } from '#/components/use-viewer.ts';

/** D51: the last report on a student. */
export default function HomeLastReport() {
  const { t } = useTranslation('classes');
  const { id } = useViewer();
  const found = useQuery(reportQueries.latestOf({ id, side: 'student' }));
  const { data } = found;
  return (
    <PartCard title={t('personClasses.lastReport')} query={found} room={found.isPending && homeSizes.lastReport}>
      {found.error && data === undefined ? (
        <PartError query={found} />
      ) : found.isPending ? (
        <Bones of={homeSizes.lastReport} />
      ) : data ? (
        <LastReport report={data} side="student" />
      ) : (
        <Text color="fg.muted">{t('home.noReport')}</Text>
      )}
    </PartCard>
  );
}
