import { EyeIcon, RotateCwIcon, SendIcon } from '@academy/shared-ui/icons';
import { ListScreen } from '@academy/shared-ui/list';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type WebhookDelivery, webhookQueries } from '#/people/api/webhooks.ts';
import { useWebhookWords } from '#/people/components/webhooks/webhook-words.ts';
import { DeliveryDialog } from './delivery-dialog.tsx';
import { deliveryStates, useDeliveryColumns } from './use-delivery-columns.ts';
import { useSendAgain } from './use-send-again.ts';

/** The messages to a webhook, newest first. */
export function WebhookLog({ id }: { id: string }) {
  const { t } = useTranslation('users');
  const columns = useDeliveryColumns();
  const { eventOf } = useWebhookWords();
  const [shown, setShown] = useState<WebhookDelivery | null>(null);
  const again = useSendAgain(() => setShown(null));
  return (
    <>
      <ListScreen
        name="webhook-log"
        label={t('webhooks.log.title')}
        query={(params) => webhookQueries.log(id, params)}
        columns={columns}
        search="none"
        filters={[
          {
            id: 'state',
            kind: 'select',
            label: t('apiKeys.column.state'),
            options: deliveryStates.map((value) => ({ value, label: t(`webhooks.delivery.${value}`) })),
          },
        ]}
        rowKey={(delivery) => delivery.id}
        rowLabel={({ event }) => eventOf(event)}
        actions={(delivery) => [
          { label: t('webhooks.log.show'), icon: <EyeIcon />, onSelect: () => setShown(delivery) },
          delivery.may.retry && {
            label: t('webhooks.log.again'),
            icon: <RotateCwIcon />,
            onSelect: () => again.mutate(delivery.id),
          },
        ]}
        empty={{ icon: <SendIcon size={24} />, title: t('webhooks.log.empty'), text: t('webhooks.log.emptyText') }}
      />
      {shown && <DeliveryDialog delivery={shown} again={again} onClose={() => setShown(null)} />}
    </>
  );
}
