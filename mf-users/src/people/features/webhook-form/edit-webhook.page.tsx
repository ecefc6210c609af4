import { ApiError } from '@academy/shared-auth';
import { ErrorState, FormSkeleton, PageBody, PageHeader } from '@academy/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { webhookQueries } from '#/people/api/webhooks.ts';
import { WebhookMissing } from '#/people/components/webhooks/webhook-missing.tsx';
import { WebhookForm } from './webhook-form.tsx';

export default function EditWebhookPage() {
  const { t } = useTranslation('users');
  const { id = '' } = useParams();
  return (
    <PageBody width="reading">
      <PageHeader title={t('webhooks.edit.title')} context={t('webhooks.edit.context')} />
      <WebhookToEdit key={id} id={id} />
    </PageBody>
  );
}

function WebhookToEdit({ id }: { id: string }) {
  // The stored values, which are not fetched again during editing.
  const found = useQuery({ ...webhookQueries.detail(id), refetchOnMount: 'always', refetchOnWindowFocus: false });
  if (found.error instanceof ApiError && found.error.status === 404) return <WebhookMissing />;
  if (found.error && !found.data)
    return <ErrorState error={found.error} onRetry={found.refetch} retrying={found.isFetching} />;
  if (!found.isFetchedAfterMount || !found.data) return <FormSkeleton fields={6} />;
  return <WebhookForm webhook={found.data} />;
}
