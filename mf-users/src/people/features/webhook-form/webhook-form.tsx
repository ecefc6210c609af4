import { ErrorState, FormSkeleton, Stack, TextField, toast } from '@academy/shared-ui';
import { EntryForm, useEntryForm } from '@academy/shared-ui/forms';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  changeWebhook,
  createWebhook,
  type EventGroup,
  type NewSecret,
  type Webhook,
  webhookQueries,
} from '#/people/api/webhooks.ts';
import { WEBHOOKS, webhookPlace } from '#/people/components/webhooks/webhook-words.ts';
import { EventChoice } from './event-choice.tsx';
import { webhookSchema } from './webhook-schema.ts';

interface WebhookFormProps {
  /** The edited one; without it a new one is added. */
  webhook?: Webhook;
  onMade?: (made: NewSecret) => void;
}

/** The form, once the API's events are known. */
export function WebhookForm(props: WebhookFormProps) {
  const found = useQuery(webhookQueries.events());
  if (found.data) return <Fields {...props} groups={found.data} />;
  if (found.isError) return <ErrorState error={found.error} onRetry={found.refetch} retrying={found.isFetching} />;
  return <FormSkeleton fields={5} />;
}

/** The address of a webhook, and what it hears. */
function Fields({ webhook, onMade, groups }: WebhookFormProps & { groups: readonly EventGroup[] }) {
  const { t } = useTranslation('users');
  const client = useQueryClient();
  const [stored] = useState(webhook);
  const entry = useEntryForm({
    namespace: 'users',
    schema: webhookSchema,
    defaults: { url: stored?.url ?? '', events: stored?.events ?? [] },
    send: async (fields) => {
      if (stored) await changeWebhook(stored.id, { ...fields, state: stored.state === 'paused' ? 'paused' : 'on' });
      else onMade?.(await createWebhook(fields));
      await client.invalidateQueries({ queryKey: webhookQueries.all() });
    },
    onSaved: () => void (stored && toast.success(t('webhooks.edit.done'))),
    texts: {
      'url.duplicate': 'webhooks.form.taken',
      'url.insecure': 'webhooks.form.insecure',
      'url.private': 'webhooks.form.private',
      url: 'webhooks.form.urlWrong',
    },
    whole: { 409: 'webhooks.form.tooMany' },
  });
  // One that was switched off by itself is mended by this form.
  const submit =
    stored?.state === 'off' ? 'webhooks.edit.resume' : stored ? 'webhooks.edit.submit' : 'webhooks.add.submit';
  const back = stored ? webhookPlace(stored.id) : WEBHOOKS;
  return (
    <EntryForm entry={entry} submitLabel={t(submit)} cancelTo={back} {...(stored ? { savedTo: back } : {})}>
      <Stack gap="6">
        <TextField
          label={t('webhooks.column.url')}
          help={t('webhooks.form.urlHelp')}
          type="url"
          inputMode="url"
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          {...entry.field('url')}
        />
        <EventChoice entry={entry} groups={groups} />
      </Stack>
    </EntryForm>
  );
}
