import { PageBody, PageHeader } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { CurrentUser } from '#/base/components/people/current-user.tsx';
import { TeacherLine } from '#/base/components/people/teacher-line.tsx';
import { SalaryForm } from './salary-form.tsx';

export default function AddSalaryPage() {
  const { t } = useTranslation('users');
  const { teacherId = '' } = useParams();
  return (
    <PageBody width="reading">
      <PageHeader title={t('salary.add.title')} context={<TeacherLine id={teacherId} />} />
      <CurrentUser key={teacherId} id={teacherId}>
        {() => <SalaryForm teacherId={teacherId} />}
      </CurrentUser>
    </PageBody>
  );
}
