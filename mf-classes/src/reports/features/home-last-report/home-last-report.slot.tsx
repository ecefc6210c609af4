import { Bones, Text } from '@academy/shared-ui';
import { PartCard, PartError } from '@academy/shared-ui/restored';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { homeSizes } from '#/base/components/home-sizes.ts';
import { useViewer } from '#/base/components/use-viewer.ts';
import { reportQueries } from '#/reports/api/reports.ts';
import { LastReport } from '#/reports/components/last-report.tsx';

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
