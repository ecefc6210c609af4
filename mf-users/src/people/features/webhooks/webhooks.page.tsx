import { Button, PageBody, PageHeader } from '@academy/shared-ui';
import { LinkIcon, PlusIcon } from '@academy/shared-ui/icons';
import { ListScreen } from '@academy/shared-ui/list';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { webhookQueries } from '#/people/api/webhooks.ts';
import { useWebhookActions } from '#/people/components/webhooks/use-webhook-actions.tsx';
import { hostOf, WEBHOOKS, webhookPlace } from '#/people/components/webhooks/webhook-words.ts';
import { useWebhookColumns } from './use-webhook-columns.ts';

/** D158: the programs that hear of what happens, for super-admins. */
export default function WebhooksPage() {
  const { t } = useTranslation('users');
  const columns = useWebhookColumns();
  const { actionsOf, dialog } = useWebhookActions();
  const add = (
    <Button asChild>
      <Link to={`${WEBHOOKS}/add`}>
        <PlusIcon aria-hidden />
        {t('webhooks.add.title')}
      </Link>
    </Button>
  );
  return (
    <PageBody>
      <PageHeader title={t('webhooks.header.title')} context={t('webhooks.header.context')} action={add} />
      <ListScreen
        name="webhooks"
        label={t('webhooks.header.title')}
        query={webhookQueries.list}
        columns={columns}
        search="none"
        rowKey={({ id }) => id}
        rowLabel={({ url }) => hostOf(url)}
        rowTo={({ id }) => webhookPlace(id)}
        actions={actionsOf}
        empty={{
          icon: <LinkIcon size={24} />,
          title: t('webhooks.empty.title'),
          text: t('webhooks.empty.text'),
          action: add,
        }}
      />
      {dialog}
    </PageBody>
  );
}
