import { EmptyState, ErrorState, FormSkeleton, PageBody, PageHeader } from '@academy/shared-ui';
import { BookOpenIcon } from '@academy/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { progressQueries } from '#/api/progress.ts';
import { structureQuery } from '#/api/structure.ts';
import { goalsQuery } from '#/api/study.ts';
import { places } from '#/components/places.ts';
import { GoalForm } from './goal-form.tsx';

/** D153: sets a goal of a student. */
export default function GoalFormPage() {
  const { t } = useTranslation('progress');
  const { id = '' } = useParams();
  const goals = useQuery(goalsQuery(id));
  const structure = useQuery(structureQuery());
  const next = useQuery(progressQueries.next(id));
  const failed = [goals, structure, next].find(({ error, data }) => error && !data);
  return (
    <PageBody width="reading">
      <PageHeader
        title={t('goal.set')}
        context={t('goal.text')}
        via={[{ label: t('own.title'), to: places.student(id) }]}
      />
      {failed ? (
        <ErrorState error={failed.error} onRetry={failed.refetch} retrying={failed.isFetching} />
      ) : !goals.data || !structure.data || !next.data ? (
        <FormSkeleton />
      ) : goals.data.may.update ? (
        <GoalForm key={id} studentId={id} structure={structure.data} usual={next.data.direction ?? 'ascending'} />
      ) : (
        <EmptyState icon={<BookOpenIcon size={22} />} title={t('plan.notYours')} />
      )}
    </PageBody>
  );
}
