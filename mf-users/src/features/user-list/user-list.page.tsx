import { useScope, useSession, useTranslation } from '@academy/shared-auth';
import { Link } from '@academy/shared-auth/router';
import { Button, PageBody, PageHeader, Slot, useNarrow } from '@academy/shared-ui';
import { MessageCircleIcon, PlusIcon, UsersIcon } from '@academy/shared-ui/icons';
import { ListScreen, type RowAction } from '@academy/shared-ui/list';
import { viewStore } from '#/api/list-views.ts';
import { type User, userQueries, usersCsv } from '#/api/users.ts';
import { useListAddress } from '#/components/people/list-address.ts';
import { type ListName, places } from '#/components/people/places.ts';
import { useTeacherChange } from '#/components/people/teacher-change.ts';
import { useListName } from '#/components/people/use-list-name.ts';
import { useViewer } from '#/components/people/use-viewer.ts';
import { useUserActionDialog } from '#/components/user-actions/use-user-action-dialog.tsx';
import { useUserActions } from '#/components/user-actions/use-user-actions.tsx';
import { ListContext } from './list-context.tsx';
import { useUserColumns } from './use-user-columns.ts';
import { useUserFilters } from './user-filters.tsx';

/** Who may import people (D122). */
const admins = ['admin', 'super-admin'];

export default function UserListPage() {
  const name = useListName();
  return <UserList key={name} name={name} />;
}

function UserList({ name }: { name: ListName }) {
  const { t } = useTranslation('users');
  const viewer = useViewer();
  const teacherChange = useTeacherChange();
  const isAdmin = useSession(({ user }) => user?.roles.some((role) => admins.includes(role)) ?? false);
  const mayImport = isAdmin && viewer.can('users.create');
  const isNarrow = useNarrow();
  useListAddress(name);
  const scope = useScope('users.read');
  const { dialog, bulk, ...userActions } = useUserActionDialog();
  const actions = useUserActions(name, userActions);
  const withMessage = (user: User, others: RowAction[]): RowAction[] => {
    const message = { label: t('list.action.message'), icon: <MessageCircleIcon />, to: places.conversation(user.id) };
    if (!user.may.message || user.id === viewer.id) return others;
    return others.length > 0 ? [message, 'separator', ...others] : [message];
  };
  const columns = useUserColumns(name, scope);
  const filters = useUserFilters(name, scope);
  const role = name === 'all' ? null : name;
  const add = viewer.can('users.create') && (
    <Button asChild>
      <Link to={places.add(name)}>
        <PlusIcon aria-hidden />
        {t(`account.add.${name}`)}
      </Link>
    </Button>
  );
  // On a phone the palette leads to it: the first students are seen at once.
  const importing = !isNarrow && mayImport && (name === 'student' || name === 'teacher') && (
    <Button asChild variant="outline">
      <Link to={places.importPeople}>{t('imports.action')}</Link>
    </Button>
  );
  const empty = scope === 'all' ? name : 'others';
  return (
    <PageBody>
      <PageHeader
        title={t(`list.title.${name}`)}
        context={<ListContext name={name} scope={scope} />}
        action={
          importing ? (
            <>
              {importing}
              {add}
            </>
          ) : (
            add
          )
        }
      />
      {teacherChange && <Slot name="student.teacher-changed" props={teacherChange} />}
      <ListScreen
        name={`users-${name}`}
        label={t(`list.title.${name}`)}
        query={(params) => userQueries.list(role, params)}
        columns={columns}
        rowKey={({ id }) => id}
        rowLabel={(user) => user.name}
        rowTo={({ id }) => places.person(name, id)}
        addTo={viewer.can('users.create') && places.add(name)}
        filters={filters}
        views={viewStore(`users-${name}`)}
        showLabel={(count) => t(`list.show.${name}`, { count })}
        search="all"
        sort="-created_at"
        actions={(user) => withMessage(user, actions(user))}
        bulk={bulk}
        csv={{ fileName: `${role ?? 'user'}s.csv`, fetch: (params) => usersCsv(role, params) }}
        empty={{
          icon: <UsersIcon size={22} />,
          title: t(`list.empty.${empty}.title`),
          text: t(`list.empty.${empty}.text`),
          action: add,
        }}
      />
      {dialog}
    </PageBody>
  );
}
