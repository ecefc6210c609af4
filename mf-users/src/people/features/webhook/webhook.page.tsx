import { ApiError } from '@academy/shared-auth';
import { ActionMenu, Badge, Flex, IconButton, Ltr, PageBody, PageHeader, Text } from '@academy/shared-ui';
import { EllipsisIcon } from '@academy/shared-ui/icons';
import { useMoment } from '@academy/shared-ui/restored';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { type Webhook, webhookQueries } from '#/people/api/webhooks.ts';
import { useWebhookActions } from '#/people/components/webhooks/use-webhook-actions.tsx';
import { WebhookMissing } from '#/people/components/webhooks/webhook-missing.tsx';
import { isolatedHost, useWebhookWords, WEBHOOKS } from '#/people/components/webhooks/webhook-words.ts';
import { WebhookLog } from './webhook-log.tsx';

/** D158: what was sent to a webhook, and what can be done with it. */
export default function WebhookPage() {
  const { t } = useTranslation('users');
  const { id = '' } = useParams();
  const { data, error } = useQuery(webhookQueries.detail(id));
  const isMissing = error instanceof ApiError && error.status === 404;
  return (
    <PageBody>
      <PageHeader
        title={t('webhooks.log.title')}
        context={data && !isMissing && <About webhook={data} />}
        action={data && !isMissing && <Actions webhook={data} />}
      />
      {isMissing ? <WebhookMissing /> : <WebhookLog key={id} id={id} />}
    </PageBody>
  );
}

function About({ webhook }: { webhook: Webhook }) {
  const { t } = useTranslation('users');
  const moment = useMoment();
  const { stateOf, troubleOf } = useWebhookWords();
  const { label, tone } = stateOf(webhook);
  const { url, formerSecretUntil } = webhook;
  const trouble = troubleOf(webhook);
  return (
    <Flex as="span" gap="2" flexWrap="wrap" alignItems="center">
      <Text as="span" overflowWrap="anywhere">
        <Ltr>{url}</Ltr>
      </Text>
      <Badge tone={tone}>{label}</Badge>
      {trouble && <Text as="span">{trouble}</Text>}
      {formerSecretUntil && (
        <Text as="span">
          {t('webhooks.secret.both', { when: `\u2068${moment(Date.parse(formerSecretUntil))}\u2069` })}
        </Text>
      )}
    </Flex>
  );
}

function Actions({ webhook }: { webhook: Webhook }) {
  const { t } = useTranslation('ui');
  const navigate = useNavigate();
  const { actionsOf, dialog } = useWebhookActions(() => void navigate(WEBHOOKS, { replace: true }));
  const label = t('list.actions', { name: isolatedHost(webhook.url) });
  return (
    <>
      <ActionMenu
        label={label}
        items={actionsOf(webhook).flatMap((item) => item || [])}
        trigger={(props) => (
          <IconButton variant="outline" aria-label={label} {...props}>
            <EllipsisIcon aria-hidden />
          </IconButton>
        )}
      />
      {dialog}
    </>
  );
}
