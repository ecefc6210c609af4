import { ApiError } from '@academy/shared-auth';
import { ConfirmDialog, toast } from '@academy/shared-ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { deleteWebhook, type Webhook, webhookQueries } from '#/people/api/webhooks.ts';
import { isolatedHost } from './webhook-words.ts';

interface DeleteWebhookProps {
  webhook: Webhook;
  onClose: () => void;
  onDeleted?: (() => void) | undefined;
}

/** One that is gone already counts as deleted. */
const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;

/** Deletes a webhook with its log, after a question. */
export function DeleteWebhook({ webhook, onClose, onDeleted }: DeleteWebhookProps) {
  const { t } = useTranslation('users');
  const client = useQueryClient();
  const deletion = useMutation({
    mutationFn: () =>
      deleteWebhook(webhook.id).catch((error: unknown) => {
        if (!isGone(error)) throw error;
      }),
    onSuccess: () => {
      onClose();
      onDeleted?.();
      toast.success(t('webhooks.delete.done'));
      return client.invalidateQueries({ queryKey: webhookQueries.all() });
    },
  });
  return (
    <ConfirmDialog
      open
      title={t('webhooks.delete.title', { host: isolatedHost(webhook.url) })}
      description={t('webhooks.delete.text')}
      confirmLabel={t('webhooks.delete.action')}
      error={deletion.isError ? t('webhooks.failed') : null}
      pending={deletion.isPending}
      onConfirm={() => deletion.mutate()}
      onCancel={onClose}
    />
  );
}
