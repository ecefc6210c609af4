import type { Scope } from '@academy/shared-auth';
import type { Filter } from '@academy/shared-ui/list';
import { useTranslation } from 'react-i18next';
import { invitationStates } from '#/base/api/users.ts';
import type { ListName } from '#/base/components/people/places.ts';
import { useRoleName } from '#/base/components/people/use-role-name.ts';
import { canViewContacts } from '#/people/components/readership.ts';
import { type StudyFilter, useStudyFilters } from './study-filters.tsx';

export type UserFilter = 'name' | 'email' | 'phone' | 'email_status' | 'invitation' | 'active' | 'role' | StudyFilter;

const emailStatuses = ['verified', 'unverified', 'bounced', 'none'] as const;
const searchTerm = ['teacher', 'student', 'leader', 'admin', 'guest'];

/** The filters of a list of users: the role only if there are several. */
export function useUserFilters(name: ListName, scope: Scope): Filter<UserFilter>[] {
  const { t } = useTranslation('users');
  const roleName = useRoleName();
  const contacts = (['email', 'phone'] as const).map(
    (id) => ({ id, label: t(`list.column.${id}`), kind: 'text' }) as const,
  );
  const emailStatus = {
    id: 'email_status',
    label: t('emailStatus.label'),
    kind: 'select',
    options: emailStatuses.map((value) => ({ value, label: t(`emailStatus.${value}`) })),
  } as const;
  const invitation = {
    id: 'invitation',
    label: t('invitation.label'),
    kind: 'select',
    options: invitationStates.map((value) => ({ value, label: t(`invitation.${value}`) })),
  } as const;
  const role = {
    id: 'role',
    label: t('list.column.role'),
    kind: 'select',
    options: searchTerm.map((value) => ({ value, label: roleName(value) })),
  } as const;
  return [
    ...useStudyFilters(name, scope),
    { id: 'name', label: t('list.column.name'), kind: 'text' },
    ...(canViewContacts(scope) ? [...contacts, emailStatus, invitation] : []),
    ...(name === 'all' ? [role] : []),
    { id: 'active', label: t('list.column.active'), kind: 'boolean' },
  ];
}
