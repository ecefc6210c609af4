import { useHasRole, useSession } from '@academy/shared-auth';
import { PageBody, PageHeader } from '@academy/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { progressQueries } from '#/api/progress.ts';
import { places } from '#/components/places.ts';
import { PrintButton } from '#/components/print-button.tsx';
import { ProgressView } from '#/components/progress-view.tsx';

/** A student's map, for viewers who read the reports; notifications lead here. A student's own is the menu's page. */
export default function StudentProgressPage() {
  const { id = '' } = useParams();
  const isStudent = useHasRole('student');
  const isOwn = useSession(({ user }) => user?.id === id);
  return isStudent && isOwn ? <Navigate to={places.own} replace /> : <ProgressOf id={id} />;
}

function ProgressOf({ id }: { id: string }) {
  const { t } = useTranslation('progress');
  const { data } = useQuery(progressQueries.of(id));
  return (
    <PageBody>
      <PageHeader title={t('own.title')} context={data?.student.name} action={<PrintButton />} />
      <ProgressView key={id} studentId={id} />
    </PageBody>
  );
}
