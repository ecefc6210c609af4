import { PageBody, PageHeader } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { LoadedPackage } from '#/components/loaded-package.tsx';
import { Checkout } from './checkout.tsx';

export default function BuyPackagePage() {
  const { t } = useTranslation('subscriptions');
  const [params, setParams] = useSearchParams();
  const id = params.get('package') ?? '0';
  const choose = (name: string, value: string) => {
    const chosen = new URLSearchParams(params);
    chosen.set(name, value);
    setParams(chosen, { replace: true, preventScrollReset: true });
  };
  return (
    <PageBody width="reading">
      <PageHeader title={t('buy.header')} />
      <LoadedPackage key={id} id={id}>
        {(offer) => (
          <Checkout
            offer={offer}
            kind={offer.forSubscribers || params.get('kind') === 'one_time' ? 'one_time' : 'monthly'}
            currency={params.get('currency') ?? ''}
            learner={params.get('for')}
            onChoose={choose}
          />
        )}
      </LoadedPackage>
    </PageBody>
  );
}
