import { useTranslation } from '@academy/shared-auth';
import { PageBody, PageHeader } from '@academy/shared-ui';
import { ClassForm } from './class-form.tsx';

export default function ClassFormPage() {
  const { t } = useTranslation('classes');
  return (
    <PageBody width="reading">
      <PageHeader title={t('classForm.addTitle')} />
      <ClassForm />
    </PageBody>
  );
}
