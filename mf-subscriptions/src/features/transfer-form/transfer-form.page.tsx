import { useTranslation } from '@academy/shared-auth';
import { PageBody, PageHeader } from '@academy/shared-ui';
import { TransferForm } from './transfer-form.tsx';

export default function TransferFormPage() {
  const { t } = useTranslation('subscriptions');
  return (
    <PageBody width="reading">
      <PageHeader title={t('transfers.addTitle')} context={t('transfers.addContext')} />
      <TransferForm />
    </PageBody>
  );
}
