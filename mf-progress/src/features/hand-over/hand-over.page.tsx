import { ErrorState, ListSkeleton, PageBody, PageHeader } from '@academy/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { progressQueries } from '#/api/progress.ts';
import { structureQuery } from '#/api/structure.ts';
import { places } from '#/components/places.ts';
import { PrintButton } from '#/components/print-button.tsx';
import { HandOverSheet } from './hand-over-sheet.tsx';

/** What the next teacher of a student must know, on one printable page. */
export default function HandOverPage() {
  const { t } = useTranslation('progress');
  const { id = '' } = useParams();
  const handOver = useQuery(progressQueries.handOver(id));
  const structure = useQuery(structureQuery());
  const failed = [handOver, structure].find(({ error, data }) => error && !data);
  return (
    <PageBody width="reading">
      <PageHeader
        title={t('handOver.title')}
        context={handOver.data?.student.name ?? t('handOver.text')}
        via={[{ label: t('own.title'), to: places.student(id) }]}
        action={<PrintButton />}
      />
      {failed ? (
        <ErrorState error={failed.error} onRetry={failed.refetch} retrying={failed.isFetching} />
      ) : handOver.data && structure.data ? (
        <HandOverSheet handOver={handOver.data} structure={structure.data} />
      ) : (
        <ListSkeleton />
      )}
    </PageBody>
  );
}
