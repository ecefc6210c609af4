import { useReturn } from '@academy/shared-auth/router';
import { PageBody, PageHeader } from '@academy/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { NewSecret } from '#/people/api/webhooks.ts';
import { WebhookSecret } from '#/people/components/webhooks/webhook-secret.tsx';
import { webhookPlace } from '#/people/components/webhooks/webhook-words.ts';
import { WebhookForm } from './webhook-form.tsx';

/** D158: a new webhook, whose secret is shown once. */
export default function WebhookFormPage() {
  const { t } = useTranslation('users');
  const [made, setMade] = useState<NewSecret | null>(null);
  const leaveFor = useReturn();
  const leave = () => {
    if (!made) return;
    setMade(null);
    void leaveFor(webhookPlace(made.id));
  };
  return (
    <PageBody width="reading">
      <PageHeader title={t('webhooks.add.title')} context={t('webhooks.add.context')} />
      <WebhookForm onMade={setMade} />
      {made && <WebhookSecret secret={made.secret} onKept={leave} />}
    </PageBody>
  );
}
