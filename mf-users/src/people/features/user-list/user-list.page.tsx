import { useScope } from '@academy/shared-auth';
import { PageBody, PageHeader, Slot } from '@academy/shared-ui';
import { UsersIcon } from '@academy/shared-ui/icons';
import { ListScreen } from '@academy/shared-ui/list';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { userQueries } from '#/base/api/users.ts';
import { type ListName, places } from '#/base/components/people/places.ts';
import { useViewer } from '#/base/components/people/use-viewer.ts';
import { usersCsv } from '#/people/api/accounts.ts';
import { viewStore } from '#/people/api/list-views.ts';
import { useListAddress } from '#/people/components/list-address.ts';
import { useTeacherChange } from '#/people/components/teacher-change.ts';
import { useListName } from '#/people/components/use-list-name.ts';
import { useUserActionDialog } from '#/people/components/user-actions/use-user-action-dialog.tsx';
import { AddLink, HeaderActions } from './header-actions.tsx';
import { ListContext } from './list-context.tsx';
import { useRowActions } from './use-row-actions.tsx';
import { useUserColumns } from './use-user-columns.ts';
import { useUserFilters } from './user-filters.tsx';

const InviteAll = lazy(() => import('./invite-all.tsx'));

export default function UserListPage() {
  const name = useListName();
  return <UserList key={name} name={name} />;
}

function UserList({ name }: { name: ListName }) {
  const { t } = useTranslation('users');
  const viewer = useViewer();
  const teacherChange = useTeacherChange();
  useListAddress(name);
  const scope = useScope('users.read');
  const { dialog, bulk, ...userActions } = useUserActionDialog();
  const actions = useRowActions(name, userActions);
  const columns = useUserColumns(name, scope);
  const filters = useUserFilters(name, scope);
  const role = name === 'all' ? null : name;
  const isUninvited = useSearchParams()[0].get('invitation') === 'none' && viewer.can('users.update');
  const mayAdd = viewer.can('users.create');
  const empty = scope === 'all' ? name : 'others';
  return (
    <PageBody>
      <PageHeader
        title={t(`list.title.${name}`)}
        context={<ListContext name={name} scope={scope} />}
        action={mayAdd && <HeaderActions name={name} />}
      />
      {teacherChange && <Slot name="student.teacher-changed" props={teacherChange} />}
      {isUninvited && (
        <Suspense fallback={null}>
          <InviteAll role={role} filters={filters} />
        </Suspense>
      )}
      <ListScreen
        name={`users-${name}`}
        label={t(`list.title.${name}`)}
        query={(params) => userQueries.list(role, params)}
        columns={columns}
        rowKey={({ id }) => id}
        rowLabel={(user) => user.name}
        rowTo={({ id }) => places.person(name, id)}
        addTo={mayAdd && places.add(name)}
        filters={filters}
        views={viewStore(`users-${name}`)}
        showLabel={(count) => t(`list.show.${name}`, { count })}
        search="all"
        sort="-created_at"
        actions={actions}
        bulk={bulk}
        csv={{ fileName: `${role ?? 'user'}s.csv`, fetch: (params) => usersCsv(role, params) }}
        empty={{
          icon: <UsersIcon size={22} />,
          title: t(`list.empty.${empty}.title`),
          text: t(`list.empty.${empty}.text`),
          action: mayAdd && <AddLink name={name} />,
        }}
      />
      {dialog}
    </PageBody>
  );
}
