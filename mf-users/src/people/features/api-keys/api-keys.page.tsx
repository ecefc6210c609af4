import { Button, PageBody, PageHeader } from '@academy/shared-ui';
import { KeyRoundIcon, PlusIcon, TrashIcon } from '@academy/shared-ui/icons';
import { ListScreen } from '@academy/shared-ui/list';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type ApiKey, apiKeyQueries } from '#/people/api/api-keys.ts';
import { RevokeDialog } from './revoke-dialog.tsx';
import { useKeyColumns } from './use-key-columns.ts';

/** D158: the keys of programs, for super-admins. */
export default function ApiKeysPage() {
  const { t } = useTranslation('users');
  const columns = useKeyColumns();
  const [revoked, setRevoked] = useState<ApiKey | null>(null);
  const add = (
    <Button asChild>
      <Link to="/dashboard/api-keys/add">
        <PlusIcon aria-hidden />
        {t('apiKeys.add.title')}
      </Link>
    </Button>
  );
  return (
    <PageBody>
      <PageHeader title={t('apiKeys.header.title')} context={t('apiKeys.header.context')} action={add} />
      <ListScreen
        name="api-keys"
        label={t('apiKeys.header.title')}
        query={apiKeyQueries.list}
        columns={columns}
        search="none"
        rowKey={({ id }) => id}
        rowLabel={({ name }) => name}
        actions={(key) => [
          { label: t('apiKeys.revoke.action'), icon: <TrashIcon />, tone: 'danger', onSelect: () => setRevoked(key) },
        ]}
        csv={{ fileName: 'api-keys.csv' }}
        empty={{
          icon: <KeyRoundIcon size={24} />,
          title: t('apiKeys.empty.title'),
          text: t('apiKeys.empty.text'),
          action: add,
        }}
      />
      {revoked && <RevokeDialog key={revoked.id} apiKey={revoked} onClose={() => setRevoked(null)} />}
    </PageBody>
  );
}
