import { PageBody, PageHeader } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { PackageFormLoader } from './package-form-loader.tsx';

export default function PackageFormPage() {
  const { t } = useTranslation('subscriptions');
  return (
    <PageBody width="reading">
      <PageHeader title={t('packages.addTitle')} />
      <PackageFormLoader />
    </PageBody>
  );
}
