import { ApiError } from '@academy/shared-auth';
import { EmptyState, ErrorState, ListSkeleton, PageBody, PageHeader } from '@academy/shared-ui';
import { BookOpenIcon } from '@academy/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { type Exam, examQueries } from '#/api/exams.ts';
import { structureQuery } from '#/api/structure.ts';
import { useExamName } from '#/components/exams/use-exam-name.ts';
import { isolated } from '#/components/isolated.ts';
import { DeleteExam } from './delete-exam.tsx';
import { ExamResult } from './exam-result.tsx';
import { ExamRun } from './exam-run.tsx';
import { StartExam } from './start-exam.tsx';

/** D156: an exam: its start, its pages one by one, then the result, which family and teacher read too. */
export default function ExamPage() {
  const { id = '' } = useParams();
  return <PageBody width="reading">{<ExamOf key={id} id={id} />}</PageBody>;
}

function ExamOf({ id }: { id: string }) {
  const { t } = useTranslation('progress');
  const found = useQuery({ ...examQueries.detail(id), refetchOnWindowFocus: false });
  const { data, error } = found;
  if (error instanceof ApiError && error.status === 404)
    return <EmptyState icon={<BookOpenIcon size={22} />} title={t('exam.missing')} />;
  if (error && !data) return <ErrorState error={error} onRetry={found.refetch} retrying={found.isFetching} />;
  if (!data) return <ListSkeleton />;
  return <LoadedExam exam={data} />;
}

function LoadedExam({ exam }: { exam: Exam }) {
  const { t } = useTranslation('progress');
  const nameOf = useExamName();
  return (
    <>
      <PageHeader
        title={t('exam.of', { name: isolated(exam.student.name) })}
        context={nameOf(exam)}
        action={exam.may.delete && <DeleteExam exam={exam} />}
      />
      <Stage exam={exam} />
    </>
  );
}

function Stage({ exam }: { exam: Exam }) {
  const { t } = useTranslation('progress');
  const structure = useQuery(structureQuery());
  if (exam.status === 'planned' && exam.may.hold) return <StartExam exam={exam} />;
  if (exam.status !== 'recorded' && !exam.may.hold)
    return (
      <EmptyState
        icon={<BookOpenIcon size={22} />}
        title={t(`exam.status.${exam.status}`)}
        text={t('exam.waits', { name: isolated(exam.examiner.name) })}
      />
    );
  if (structure.error && !structure.data)
    return <ErrorState error={structure.error} onRetry={structure.refetch} retrying={structure.isFetching} />;
  if (!structure.data) return <ListSkeleton />;
  return exam.status === 'started' ? (
    <ExamRun exam={exam} structure={structure.data} />
  ) : (
    <ExamResult exam={exam} structure={structure.data} />
  );
}
