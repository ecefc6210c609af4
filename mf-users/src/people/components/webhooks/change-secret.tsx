import { ConfirmDialog } from '@academy/shared-ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { changeSecret, type Webhook, webhookQueries } from '#/people/api/webhooks.ts';
import { WebhookSecret } from './webhook-secret.tsx';
import { isolatedHost } from './webhook-words.ts';

interface ChangeSecretProps {
  webhook: Webhook;
  onClose: () => void;
}

/** Replaces the secret after a question, and shows the new one once. */
export function ChangeSecret({ webhook, onClose }: ChangeSecretProps) {
  const { t } = useTranslation('users');
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: () => changeSecret(webhook.id),
    onSuccess: () => client.invalidateQueries({ queryKey: webhookQueries.all() }),
  });
  if (change.data) return <WebhookSecret secret={change.data.secret} onKept={onClose} />;
  return (
    <ConfirmDialog
      open
      title={t('webhooks.secret.title', { host: isolatedHost(webhook.url) })}
      description={t('webhooks.secret.text')}
      confirmLabel={t('webhooks.secret.action')}
      error={change.isError ? t('webhooks.failed') : null}
      pending={change.isPending}
      onConfirm={() => change.mutate()}
      onCancel={onClose}
    />
  );
}
