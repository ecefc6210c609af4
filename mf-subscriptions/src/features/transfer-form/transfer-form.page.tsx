import { FormSkeleton, PageBody, PageHeader } from '@academy/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { currencyQueries } from '#/api/currencies.ts';
import { optionOf } from '#/components/currency-option.ts';
import { filledTransfer } from '#/components/paid-by-transfer.ts';
import { TransferForm } from './transfer-form.tsx';

export default function TransferFormPage() {
  const { t } = useTranslation('subscriptions');
  return (
    <PageBody width="reading">
      <PageHeader title={t('transfers.addTitle')} context={t('transfers.addContext')} />
      <NewTransfer />
    </PageBody>
  );
}

/** Begins with what is known of the invoice that the transfer pays. */
function NewTransfer() {
  const { i18n } = useTranslation('subscriptions');
  const filled = filledTransfer(useLocation().state);
  const code = filled?.currency ?? null;
  const { data, isLoading } = useQuery({ ...currencyQueries.all(), enabled: code !== null });
  if (isLoading) return <FormSkeleton fields={6} />;
  return <TransferForm filled={filled} currency={code && data ? optionOf(code, data, i18n.language) : undefined} />;
}
