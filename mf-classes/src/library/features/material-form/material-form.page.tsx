import { PageBody, PageHeader } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { MaterialForm } from './material-form.tsx';

export default function MaterialFormPage() {
  const { t } = useTranslation('classes');
  return (
    <PageBody width="reading">
      <PageHeader title={t('materials.addTitle')} />
      <MaterialForm />
    </PageBody>
  );
}
