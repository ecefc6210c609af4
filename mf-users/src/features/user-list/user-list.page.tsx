import { useTranslation } from '@academy/shared-auth';
import { Link } from '@academy/shared-auth/router';
import { Button, PageBody, PageHeader } from '@academy/shared-ui';
import { PlusIcon, UsersIcon } from '@academy/shared-ui/icons';
import { ListScreen } from '@academy/shared-ui/list';
import { userQueries, usersCsv } from '#/api/users.ts';
import { useKeptListPlace } from '#/components/list-place.ts';
import { type ListName, places } from '#/components/places.ts';
import { contextKey, isWide, readershipOf, seesContacts } from '#/components/readership.ts';
import { useListName } from '#/components/use-list-name.ts';
import { useReader } from '#/components/use-reader.ts';
import { useUserActions } from '#/components/user-acts/use-user-actions.tsx';
import { useUserActs } from '#/components/user-acts/use-user-acts.tsx';
import { useUserColumns } from './use-user-columns.ts';
import { useUserFilters } from './user-filters.ts';

export default function UserListPage() {
  const name = useListName();
  return <UserList key={name} name={name} />;
}

function UserList({ name }: { name: ListName }) {
  const { t } = useTranslation('users');
  const reader = useReader();
  useKeptListPlace(name);
  const readership = readershipOf(reader.roles);
  const { dialog, bulk, ...acts } = useUserActs();
  const actions = useUserActions(name, acts);
  const columns = useUserColumns(name, readership);
  const filters = useUserFilters(name, seesContacts(readership));
  const role = name === 'all' ? null : name;
  const add = reader.can('users.create') && (
    <Button asChild>
      <Link to={places.add(name)}>
        <PlusIcon aria-hidden />
        {t(`account.add.${name}`)}
      </Link>
    </Button>
  );
  const empty = isWide(readership) ? name : 'others';
  return (
    <PageBody>
      <PageHeader title={t(`list.title.${name}`)} context={t(contextKey(readership, name))} action={add} />
      <ListScreen
        name={`users-${name}`}
        label={t(`list.title.${name}`)}
        query={(params) => userQueries.list(role, params)}
        columns={columns}
        rowKey={({ id }) => id}
        rowLabel={(user) => user.name}
        rowTo={({ id }) => places.person(name, id)}
        filters={filters}
        search="all"
        sort="-created_at"
        actions={actions}
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
