import { Badge, HStack, UserName } from '@academy/shared-ui';
import type { Column } from '@academy/shared-ui/list';
import { useTranslation } from 'react-i18next';
import { useRoleName } from '#/base/components/people/use-role-name.ts';
import type { RoleRow } from '#/people/api/roles.ts';

/** A role's columns; the ids are the API's own names. */
export function useRoleColumns(): Column<RoleRow>[] {
  const { t } = useTranslation('users');
  const roleName = useRoleName();
  return [
    {
      id: 'name',
      header: t('roles.column.name'),
      kind: 'node',
      sortable: true,
      value: ({ name, built_in }) => (
        <HStack minWidth="0" flexWrap="wrap" rowGap="1">
          <UserName>{roleName(name)}</UserName>
          {built_in && <Badge>{t('roles.builtIn')}</Badge>}
        </HStack>
      ),
      text: ({ name }) => roleName(name),
    },
    { id: 'scope', header: t('roles.column.scope'), value: ({ scope }) => t(`roles.scope.${scope}`) },
    { id: 'users', header: t('roles.column.users'), kind: 'number', sortable: true, value: ({ users }) => users },
    {
      id: 'permissions',
      header: t('roles.column.permissions'),
      kind: 'number',
      sortable: true,
      value: ({ permissions }) => permissions,
    },
    {
      id: 'created_at',
      header: t('roles.column.created'),
      kind: 'date',
      sortable: true,
      value: ({ created_at }) => created_at,
    },
  ];
}
