import { localeOf } from '@academy/shared-auth';
import { Badge, Span, VisuallyHidden } from '@academy/shared-ui';
import { CheckIcon, XIcon } from '@academy/shared-ui/icons';
import type { Column } from '@academy/shared-ui/list';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#/base/api/users.ts';
import { useRoleName } from '#/base/components/people/use-role-name.ts';
import { useSignInState } from '#/people/components/use-sign-in-state.ts';

export type AccountColumn = 'name' | 'email' | 'phone' | 'role' | 'active' | 'created_at';

/** The columns of all users. With profile columns, a phone's row has no space for the e-mail. */
export function useAccountColumns(hasProfile: boolean): Record<AccountColumn, Column<User>> {
  const { t, i18n } = useTranslation('users');
  const roleName = useRoleName();
  const signInState = useSignInState();
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
      header: t('person.state'),
      kind: 'node',
      sortable: true,
      inRow: hasProfile ? 'none' : 'status',
      isInRow: isAwaited,
      value: (user) => <SignInMark user={user} label={signInState(user)} />,
      text: signInState,
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

/** Whether somebody can sign in, and has not done so yet. */
const isAwaited = ({ active, invitation }: User) => active && (invitation === 'none' || invitation === 'invited');

/** A tick or a cross; words where somebody has not come in yet. */
function SignInMark({ user, label }: { user: User; label: string }) {
  const { active, invitation } = user;
  if (isAwaited(user)) return <Badge tone={invitation === 'none' ? 'warning' : 'neutral'}>{label}</Badge>;
  return (
    <Span display="flex" color={active ? 'success.fg' : 'danger.fg'} title={label}>
      {active ? <CheckIcon size={18} aria-hidden /> : <XIcon size={18} aria-hidden />}
      <VisuallyHidden>{label}</VisuallyHidden>
    </Span>
  );
}
