import { PageBody, PageHeader } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { LoadedPackage } from '#/components/loaded-package.tsx';
import { PackageFormLoader } from './package-form-loader.tsx';

export default function EditPackagePage() {
  const { t } = useTranslation('subscriptions');
  const { id = '' } = useParams();
  return (
    <PageBody width="reading">
      <PageHeader title={t('packages.editTitle')} context={t('packages.editContext')} />
      <LoadedPackage key={id} id={id}>
        {(offer) => <PackageFormLoader offer={offer} />}
      </LoadedPackage>
    </PageBody>
  );
}
