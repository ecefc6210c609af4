import { PageBody, PageHeader } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { FormBuilder } from './form-builder.tsx';

export default function FormBuilderPage() {
  const { t } = useTranslation('forms');
  return (
    <PageBody>
      <PageHeader title={t('builder.addTitle')} />
      <FormBuilder />
    </PageBody>
  );
}
