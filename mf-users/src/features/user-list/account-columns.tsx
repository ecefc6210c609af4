import { localeOf, useTranslation } from '@academy/shared-auth';
import { Span, VisuallyHidden } from '@academy/shared-ui';
import { CheckIcon, XIcon } from '@academy/shared-ui/icons';
import type { Column } from '@academy/shared-ui/list';
import { useMemo } from 'react';
import type { User } from '#/api/users.ts';
import { useRoleName } from '#/components/people/use-role-name.ts';

export type AccountColumn = 'name' | 'email' | 'phone' | 'role' | 'active' | 'created_at';

/** The columns of all users. With profile columns, a phone's row has no space for the e-mail. */
export function useAccountColumns(hasProfile: boolean): Record<AccountColumn, Column<User>> {
  const { t, i18n } = useTranslation('users');
  const roleName = useRoleName();
  const inRow = hasProfile ? 'none' : undefined;
  const inWords = useMemo(() => new Intl.ListFormat(localeOf(i18n.language)), [i18n.language]);
  return {
    name: {
      id: 'name',
      header: t('list.column.name'),
      kind: 'person',
      sortable: true,
      value: ({ id, name, image }) => ({ id, name, image }),
    },
    email: {
      id: 'email',
      header: t('list.column.email'),
      kind: 'email',
      sortable: true,
      inRow,
      value: ({ email }) => email,
      note: ({ has_email: hasEmail }) => (hasEmail === false ? t('emailStatus.none') : null),
    },
    phone: { id: 'phone', header: t('list.column.phone'), kind: 'phone', inRow, value: ({ phone }) => phone },
    role: {
      id: 'role',
      header: t('list.column.role'),
      sortable: true,
      value: ({ role, roles, relations }) =>
        inWords.format([...new Set([role, ...roles])].map((each) => roleName(each, relations))),
    },
    active: {
      id: 'active',
      header: t('list.column.active'),
      kind: 'node',
      sortable: true,
      inRow: 'none',
      value: ({ active }) => <ActiveMark active={active} />,
      text: ({ active }) => t(active ? 'list.active.yes' : 'list.active.no'),
    },
    created_at: {
      id: 'created_at',
      header: t('list.column.joined'),
      kind: 'date',
      sortable: true,
      hideInCards: true,
      value: ({ created_at }) => created_at,
    },
  };
}

/** A tick or a cross. */
function ActiveMark({ active }: { active: boolean }) {
  const { t } = useTranslation('users');
  const label = t(active ? 'list.active.yes' : 'list.active.no');
  return (
    <Span display="flex" color={active ? 'success.fg' : 'danger.fg'} title={label}>
      {active ? <CheckIcon size={18} aria-hidden /> : <XIcon size={18} aria-hidden />}
      <VisuallyHidden>{label}</VisuallyHidden>
    </Span>
  );
}
