import type { Column } from '@academy/shared-ui/list';
import { useTranslation } from 'react-i18next';
import type { WebhookDelivery } from '#/people/api/webhooks.ts';
import { useWebhookWords } from '#/people/components/webhooks/webhook-words.ts';

const tones = { waiting: 'neutral', sent: 'success', failed: 'danger' } as const;
export const deliveryStates = ['waiting', 'sent', 'failed'] as const;
const known = (state: string) => deliveryStates.find((each) => each === state) ?? 'waiting';

/** A message's state; one that waits for another try has its problem too. */
export function useDeliveryState() {
  const { t } = useTranslation('users');
  return ({ state }: WebhookDelivery) => ({
    label: t(`webhooks.delivery.${known(state)}`),
    tone: tones[known(state)],
  });
}

/** A message's event, how it went, and when. */
export function useDeliveryColumns(): Column<WebhookDelivery>[] {
  const { t } = useTranslation('users');
  const stateOf = useDeliveryState();
  const { eventOf, problemOf } = useWebhookWords();
  return [
    { id: 'event', header: t('webhooks.log.event'), value: ({ event }) => eventOf(event) },
    {
      id: 'state',
      header: t('apiKeys.column.state'),
      kind: 'badge',
      value: stateOf,
      note: ({ problem }) => problem && problemOf(problem),
    },
    {
      id: 'createdAt',
      inRow: 'line',
      header: t('webhooks.log.at'),
      kind: 'moment',
      value: ({ createdAt }) => createdAt,
    },
    {
      id: 'answer',
      inRow: 'line',
      header: t('webhooks.log.answer'),
      kind: 'code',
      value: ({ answerStatus }) => answerStatus?.toString(),
    },
    { id: 'tries', inRow: 'none', header: t('webhooks.log.tries'), kind: 'number', value: ({ tries }) => tries },
  ];
}
