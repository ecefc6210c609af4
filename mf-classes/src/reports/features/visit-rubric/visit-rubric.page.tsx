import { ErrorState, FormSkeleton, PageBody, PageHeader } from '@academy/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { visitQueries } from '#/reports/api/visits.ts';
import { RubricForm } from './rubric-form.tsx';

/** The lines by which classes are visited (D155), for admins. */
export default function VisitRubricPage() {
  const { t } = useTranslation('classes');
  // The stored values, which are not fetched again during editing.
  const found = useQuery({ ...visitQueries.rubric(), refetchOnMount: 'always', refetchOnWindowFocus: false });
  return (
    <PageBody>
      <PageHeader title={t('visits.rubric.title')} context={t('visits.rubric.context')} />
      {found.error && !found.data ? (
        <ErrorState error={found.error} onRetry={found.refetch} retrying={found.isFetching} />
      ) : found.isFetchedAfterMount && found.data ? (
        <RubricForm rubric={found.data} />
      ) : (
        <FormSkeleton fields={6} />
      )}
    </PageBody>
  );
}
