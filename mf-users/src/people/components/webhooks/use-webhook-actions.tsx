import { ApiError } from '@academy/shared-auth';
import { toast } from '@academy/shared-ui';
import { KeyRoundIcon, PauseIcon, PencilIcon, PlayIcon, SendIcon, TrashIcon } from '@academy/shared-ui/icons';
import type { RowAction } from '@academy/shared-ui/list';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeWebhook, sendTest, type Webhook, webhookQueries } from '#/people/api/webhooks.ts';
import { ChangeSecret } from './change-secret.tsx';
import { DeleteWebhook } from './delete-webhook.tsx';
import { webhookPlace } from './webhook-words.ts';

interface Asked {
  what: 'secret' | 'delete';
  webhook: Webhook;
}

/** What can be done with a webhook, for its row and its page. @param onDeleted leaves its page. */
export function useWebhookActions(onDeleted?: () => void) {
  const { t } = useTranslation('users');
  const client = useQueryClient();
  const [asked, setAsked] = useState<Asked | null>(null);
  const settle = () => client.invalidateQueries({ queryKey: webhookQueries.all() });
  const turn = useMutation({
    mutationFn: ({ id, url, events, state }: Webhook) =>
      changeWebhook(id, { url, events, state: state === 'on' ? 'paused' : 'on' }),
    onSuccess: (_done, { state }) => void toast.success(t(state === 'on' ? 'webhooks.paused' : 'webhooks.resumed')),
    onError: () => void toast.error(t('webhooks.failed')),
    onSettled: settle,
  });
  const test = useMutation({
    mutationFn: ({ id }: Webhook) => sendTest(id),
    onSuccess: () => void toast.success(t('webhooks.test.done')),
    onError: (error) =>
      void toast.error(
        t(error instanceof ApiError && error.status === 409 ? 'webhooks.test.notOn' : 'webhooks.failed'),
      ),
    onSettled: settle,
  });
  const actionsOf = (webhook: Webhook): RowAction[] => [
    { label: t('webhooks.edit.action'), icon: <PencilIcon />, to: `${webhookPlace(webhook.id)}/edit` },
    webhook.state === 'on' && {
      label: t('webhooks.test.action'),
      icon: <SendIcon />,
      onSelect: () => test.mutate(webhook),
    },
    webhook.state === 'on'
      ? { label: t('webhooks.pause'), icon: <PauseIcon />, onSelect: () => turn.mutate(webhook) }
      : { label: t('webhooks.resume'), icon: <PlayIcon />, onSelect: () => turn.mutate(webhook) },
    {
      label: t('webhooks.secret.action'),
      icon: <KeyRoundIcon />,
      onSelect: () => setAsked({ what: 'secret', webhook }),
    },
    {
      label: t('webhooks.delete.action'),
      icon: <TrashIcon />,
      tone: 'danger',
      onSelect: () => setAsked({ what: 'delete', webhook }),
    },
  ];
  const close = () => setAsked(null);
  const dialog: ReactNode = asked && (
    <>
      {asked.what === 'secret' && <ChangeSecret key={asked.webhook.id} webhook={asked.webhook} onClose={close} />}
      {asked.what === 'delete' && (
        <DeleteWebhook key={asked.webhook.id} webhook={asked.webhook} onClose={close} onDeleted={onDeleted} />
      )}
    </>
  );
  return { actionsOf, dialog };
}
