import { useCan, useHasRole, useTranslation } from '@academy/shared-auth';
import { Link } from '@academy/shared-auth/router';
import { Button, PageBody, PageHeader } from '@academy/shared-ui';
import { EyeIcon, PencilIcon, PlusIcon, ShieldCheckIcon, TrashIcon } from '@academy/shared-ui/icons';
import { ListScreen } from '@academy/shared-ui/list';
import { useState } from 'react';
import { type RoleRow, roleQueries } from '#/api/roles.ts';
import { places } from '#/components/places.ts';
import { useRoleName } from '#/components/use-role-name.ts';
import { DeleteRoleDialog } from './delete-role-dialog.tsx';
import { useRoleColumns } from './use-role-columns.tsx';

const MAY = 'relations.roles';
const ofAdmins = ['admin', 'super-admin'];

export default function RoleListPage() {
  const { t } = useTranslation('users');
  const roleName = useRoleName();
  const columns = useRoleColumns();
  const [canAdd, canEdit, canDelete] = [useCan(`${MAY}.create`), useCan(`${MAY}.update`), useCan(`${MAY}.delete`)];
  const isSuperAdmin = useHasRole('super-admin');
  const [deleted, setDeleted] = useState<RoleRow | null>(null);
  const add = canAdd && (
    <Button asChild>
      <Link to={places.addRole}>
        <PlusIcon aria-hidden />
        {t('roles.list.add')}
      </Link>
    </Button>
  );
  const actions = (role: RoleRow) => {
    // D3: the roles of admins are a super-admin's to change.
    const isFree = isSuperAdmin || !ofAdmins.includes(role.name);
    return [
      canEdit && {
        label: t(isFree ? 'roles.list.edit' : 'roles.list.show'),
        icon: isFree ? <PencilIcon /> : <EyeIcon />,
        to: places.editRole(role.id),
      },
      canDelete &&
        !role.built_in && {
          label: t('roles.list.delete'),
          icon: <TrashIcon />,
          tone: 'danger' as const,
          onSelect: () => setDeleted(role),
        },
    ];
  };
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
        empty={{ icon: <ShieldCheckIcon size={24} />, title: t('roles.empty.title'), action: add }}
      />
      {deleted && <DeleteRoleDialog key={deleted.id} role={deleted} onClose={() => setDeleted(null)} />}
    </PageBody>
  );
}
