import { EmptyState, ErrorState, FormSkeleton, PageBody, PageHeader } from '@academy/shared-ui';
import { BookOpenIcon } from '@academy/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { examQueries } from '#/api/exams.ts';
import { progressQueries } from '#/api/progress.ts';
import { structureQuery } from '#/api/structure.ts';
import { places } from '#/components/places.ts';
import { ExamForm } from './exam-form.tsx';

/** D156: sets an exam of a student, which begins at once unless a teacher is named for it. */
export default function ExamFormPage() {
  const { t } = useTranslation('progress');
  const { id = '' } = useParams();
  const exams = useQuery(examQueries.of(id));
  const progress = useQuery(progressQueries.of(id));
  const structure = useQuery(structureQuery());
  const failed = [exams, progress, structure].find(({ error, data }) => error && !data);
  return (
    <PageBody width="reading">
      <PageHeader
        title={t('exam.set')}
        context={progress.data?.student.name}
        via={[{ label: t('own.title'), to: places.student(id) }]}
      />
      {failed ? (
        <ErrorState error={failed.error} onRetry={failed.refetch} retrying={failed.isFetching} />
      ) : !exams.data || !progress.data || !structure.data ? (
        <FormSkeleton />
      ) : exams.data.may.create ? (
        <ExamForm key={id} studentId={id} progress={progress.data} structure={structure.data} />
      ) : (
        <EmptyState icon={<BookOpenIcon size={22} />} title={t('exam.notYours')} />
      )}
    </PageBody>
  );
}
