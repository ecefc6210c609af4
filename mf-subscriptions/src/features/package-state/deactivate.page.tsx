import { PageBody, PageHeader } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { LoadedPackage } from '#/components/loaded-package.tsx';
import { places } from '#/components/places.ts';
import { ConfirmState } from './confirm-state.tsx';

export default function DeactivatePage() {
  const { t } = useTranslation('subscriptions');
  const { id = '' } = useParams();
  return (
    <PageBody width="reading">
      <PageHeader title={t('packages.deactivate.title')} />
      <LoadedPackage key={id} id={id}>
        {(offer) =>
          offer.may.deactivate ? (
            <ConfirmState offer={offer} step="deactivate" />
          ) : (
            <Navigate to={places.packages} replace />
          )
        }
      </LoadedPackage>
    </PageBody>
  );
}
