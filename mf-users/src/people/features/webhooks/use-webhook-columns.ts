import type { Column } from '@academy/shared-ui/list';
import { useTranslation } from 'react-i18next';
import type { Webhook } from '#/people/api/webhooks.ts';
import { hostOf, useWebhookWords } from '#/people/components/webhooks/webhook-words.ts';

/** A webhook's address, its state, what it hears, and when it last accepted something. */
export function useWebhookColumns(): Column<Webhook>[] {
  const { t } = useTranslation('users');
  const { eventOf, stateOf, troubleOf } = useWebhookWords();
  return [
    { id: 'url', header: t('webhooks.column.url'), kind: 'code', value: ({ url }) => hostOf(url) },
    { id: 'state', header: t('apiKeys.column.state'), kind: 'badge', value: stateOf, note: troubleOf },
    {
      id: 'events',
      inRow: 'below',
      header: t('webhooks.column.events'),
      value: ({ events }) => events.map(eventOf).join(t('audit.comma')),
    },
    {
      id: 'sentAt',
      inRow: 'line',
      header: t('webhooks.column.sentAt'),
      kind: 'moment',
      value: ({ sentAt }) => sentAt,
    },
  ];
}
