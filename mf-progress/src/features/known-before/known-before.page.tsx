import { EmptyState, ErrorState, FormSkeleton, PageBody, PageHeader } from '@academy/shared-ui';
import { BookOpenIcon } from '@academy/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { progressQueries } from '#/api/progress.ts';
import { structureQuery } from '#/api/structure.ts';
import { places } from '#/components/places.ts';
import { KnownForm } from './known-form.tsx';

/** One screen for what a student knew before the first report. */
export default function KnownBeforePage() {
  const { t } = useTranslation('progress');
  const { id = '' } = useParams();
  const progress = useQuery(progressQueries.of(id));
  const structure = useQuery(structureQuery());
  const failed = [progress, structure].find(({ error, data }) => error && !data);
  return (
    <PageBody width="reading">
      <PageHeader
        title={t('known.title')}
        context={t('known.text')}
        via={[{ label: t('own.title'), to: places.student(id) }]}
      />
      {failed ? (
        <ErrorState error={failed.error} onRetry={failed.refetch} retrying={failed.isFetching} />
      ) : !progress.data || !structure.data ? (
        <FormSkeleton />
      ) : progress.data.may.known ? (
        <KnownForm key={id} studentId={id} known={progress.data.known} structure={structure.data} />
      ) : (
        <EmptyState icon={<BookOpenIcon size={22} />} title={t('known.notYours')} />
      )}
    </PageBody>
  );
}
