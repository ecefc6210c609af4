import { Button, FormActions } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { places } from '#/components/places.ts';
import type { Checking } from './use-checkout.ts';

/** By card at the provider's page, or by transfer where the academy has an account for the currency (D130). */
export function PayButtons({ start, byTransfer, begin, isBound, takesTransfers, isPreparing, isBusy }: Checking) {
  const { t } = useTranslation('subscriptions');
  const isRunning = (way: typeof start | typeof byTransfer) =>
    way.isPending || way.isSuccess || (isPreparing && !isBusy);
  return (
    <FormActions>
      <Button asChild variant="ghost">
        <Link to={places.packages}>{t('action.cancel')}</Link>
      </Button>
      {takesTransfers && (
        <Button
          variant={isBound ? 'solid' : 'outline'}
          loading={isRunning(byTransfer)}
          disabled={isBusy && !isRunning(byTransfer)}
          onClick={() => begin('bank')}
        >
          {t('buy.byTransfer')}
        </Button>
      )}
      {!isBound && (
        <Button loading={isRunning(start)} disabled={isBusy && !isRunning(start)} onClick={() => begin('card')}>
          {t('buy.action')}
        </Button>
      )}
    </FormActions>
  );
}
