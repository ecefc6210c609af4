import { ApiError } from '@academy/shared-auth';
import { EmptyState, ErrorState, FormSkeleton, PageBody, PageHeader, TextLink } from '@academy/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { transferQueries } from '#/api/bank-transfers.ts';
import { currencyQueries } from '#/api/currencies.ts';
import { optionOf } from '#/components/currency-option.ts';
import { places } from '#/components/places.ts';
import { TransferForm } from './transfer-form.tsx';

export default function EditTransferPage() {
  const { t } = useTranslation('subscriptions');
  const { id = '' } = useParams();
  return (
    <PageBody width="reading">
      <PageHeader title={t('transfers.editTitle')} />
      <TransferToEdit key={id} id={id} />
    </PageBody>
  );
}

function TransferToEdit({ id }: { id: string }) {
  const { t, i18n } = useTranslation('subscriptions');
  // The stored values, which are not fetched again during editing.
  const found = useQuery({ ...transferQueries.detail(id), refetchOnMount: 'always', refetchOnWindowFocus: false });
  const currencies = useQuery(currencyQueries.all());
  if (found.error instanceof ApiError && found.error.status === 404)
    return (
      <EmptyState
        title={t('transfers.missing.title')}
        text={t('transfers.missing.text')}
        action={
          <TextLink reach to={places.transfers}>
            {t('transfers.missing.back')}
          </TextLink>
        }
      />
    );
  const failed = [found, currencies].find(({ error, data }) => error && !data);
  if (failed) return <ErrorState error={failed.error} onRetry={failed.refetch} retrying={failed.isFetching} />;
  if (!found.isFetchedAfterMount || !found.data || !currencies.data) return <FormSkeleton fields={6} />;
  return (
    <TransferForm transfer={found.data} currency={optionOf(found.data.currency, currencies.data, i18n.language)} />
  );
}
