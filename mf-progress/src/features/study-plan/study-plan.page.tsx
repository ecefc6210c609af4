import { EmptyState, ErrorState, FormSkeleton, PageBody, PageHeader } from '@academy/shared-ui';
import { BookOpenIcon } from '@academy/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { studyPlanQuery } from '#/api/study.ts';
import { places } from '#/components/places.ts';
import { PlanForm } from './plan-form.tsx';

/** D151, D152: days and pages of a student's week, and travel. */
export default function StudyPlanPage() {
  const { t } = useTranslation('progress');
  const { id = '' } = useParams();
  // The stored values, which are not fetched again during editing.
  const options = { refetchOnMount: 'always', refetchOnWindowFocus: false } as const;
  const { data, error, refetch, isFetching, isFetchedAfterMount } = useQuery({ ...studyPlanQuery(id), ...options });
  return (
    <PageBody width="reading">
      <PageHeader
        title={t('plan.title')}
        context={t('plan.text')}
        via={[{ label: t('own.title'), to: places.student(id) }]}
      />
      {error && !data ? (
        <ErrorState error={error} onRetry={refetch} retrying={isFetching} />
      ) : !isFetchedAfterMount || !data ? (
        <FormSkeleton />
      ) : data.may.update ? (
        <PlanForm key={id} studentId={id} plan={data} />
      ) : (
        <EmptyState icon={<BookOpenIcon size={22} />} title={t('plan.notYours')} />
      )}
    </PageBody>
  );
}
