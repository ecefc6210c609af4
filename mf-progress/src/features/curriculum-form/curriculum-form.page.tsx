import { PageBody, PageHeader } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { CurriculumForm } from './curriculum-form.tsx';

export default function CurriculumFormPage() {
  const { t } = useTranslation('progress');
  return (
    <PageBody width="reading">
      <PageHeader title={t('curricula.addTitle')} />
      <CurriculumForm />
    </PageBody>
  );
}
