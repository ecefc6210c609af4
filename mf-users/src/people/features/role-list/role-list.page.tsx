import { useCan } from '@academy/shared-auth';
import { Button, PageBody, PageHeader } from '@academy/shared-ui';
import { EyeIcon, PencilIcon, PlusIcon, ShieldCheckIcon, TrashIcon } from '@academy/shared-ui/icons';
import { ListScreen } from '@academy/shared-ui/list';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { places } from '#/base/components/people/places.ts';
import { useRoleName } from '#/base/components/people/use-role-name.ts';
import { type RoleRow, roleQueries } from '#/people/api/roles.ts';
import { DeleteRoleDialog } from './delete-role-dialog.tsx';
import { useRoleColumns } from './use-role-columns.tsx';

const MAY = 'relations.roles';

export default function RoleListPage() {
  const { t } = useTranslation('users');
  const roleName = useRoleName();
  const columns = useRoleColumns();
  const [canAdd, canEdit] = [useCan(`${MAY}.create`), useCan(`${MAY}.update`)];
  const [deleted, setDeleted] = useState<RoleRow | null>(null);
  const add = canAdd && (
    <Button asChild>
      <Link to={places.addRole}>
        <PlusIcon aria-hidden />
        {t('roles.list.add')}
      </Link>
    </Button>
  );
  const actions = (role: RoleRow) => [
    canEdit && {
      label: t(role.may.update ? 'roles.list.edit' : 'roles.list.show'),
      icon: role.may.update ? <PencilIcon /> : <EyeIcon />,
      to: places.editRole(role.id),
    },
    role.may.delete && {
      label: t('roles.list.delete'),
      icon: <TrashIcon />,
      tone: 'danger' as const,
      onSelect: () => setDeleted(role),
    },
  ];
  return (
    <PageBody>
      <PageHeader title={t('roles.header.title')} context={t('roles.header.context')} action={add} />
      <ListScreen
        name="roles"
        label={t('roles.header.title')}
        query={roleQueries.list}
        columns={columns}
        filters={[{ id: 'name', label: t('roles.column.name'), kind: 'text' }]}
        rowKey={({ id }) => id}
        rowLabel={({ name }) => roleName(name)}
        rowTo={({ id }) => (canEdit ? places.editRole(id) : null)}
        actions={actions}
        csv={{ fileName: 'roles.csv' }}
        empty={{ icon: <ShieldCheckIcon size={24} />, title: t('roles.empty.title'), action: add }}
      />
      {deleted && <DeleteRoleDialog key={deleted.id} role={deleted} onClose={() => setDeleted(null)} />}
    </PageBody>
  );
}
