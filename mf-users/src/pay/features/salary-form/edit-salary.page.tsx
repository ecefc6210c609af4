import { ApiError } from '@academy/shared-auth';
import { EmptyState, ErrorState, FormSkeleton, PageBody, PageHeader, TextLink } from '@academy/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { places } from '#/base/components/people/places.ts';
import { TeacherLine } from '#/base/components/people/teacher-line.tsx';
import { UserMissing } from '#/base/components/people/user-missing.tsx';
import { salaryQueries } from '#/pay/api/salaries.ts';
import { SalaryForm } from './salary-form.tsx';

export default function EditSalaryPage() {
  const { t } = useTranslation('users');
  const { teacherId = '', id = '' } = useParams();
  return (
    <PageBody width="reading">
      <PageHeader title={t('salary.edit.title')} context={<TeacherLine id={teacherId} />} />
      <SalaryToEdit key={`${teacherId}/${id}`} teacherId={teacherId} id={id} />
    </PageBody>
  );
}

function SalaryToEdit({ teacherId, id }: { teacherId: string; id: string }) {
  const { t } = useTranslation('users');
  const query = salaryQueries.detail(teacherId, id);
  // The stored values, which are not fetched again during editing.
  const found = useQuery({ ...query, refetchOnMount: 'always', refetchOnWindowFocus: false });
  if (found.error instanceof ApiError && found.error.status === 404) return <UserMissing />;
  if (found.error && !found.data) return <ErrorState error={found.error} onRetry={found.refetch} />;
  if (!found.isFetchedAfterMount || found.data === undefined) return <FormSkeleton fields={3} />;
  if (found.data) return <SalaryForm teacherId={teacherId} salary={found.data} />;
  return (
    <EmptyState
      title={t('salary.missing.title')}
      text={t('salary.missing.text')}
      action={
        <TextLink reach to={places.salaries(teacherId)}>
          {t('salary.missing.link')}
        </TextLink>
      }
    />
  );
}
