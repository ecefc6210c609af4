import { useTranslation } from 'react-i18next';
import type { User } from '#/base/api/users.ts';
import { listOfRole } from '#/base/components/people/places.ts';
import { useRights } from '#/people/components/user-actions/use-rights.ts';
import { userLinks } from '#/people/components/user-actions/user-links.ts';
import { usePersonTabs } from './use-person-tabs.ts';

/** A tab of the page needs no link beside it. */
const tabOf: Partial<Record<string, string>> = {
  classesOfTeacher: 'classes',
  remaining: 'ledger',
  salaries: 'salaries',
};

/** The page on which the viewer completes or edits a person's profile; undefined if the viewer may not. */
export function useProfileLink(user: User) {
  const { account } = userLinks(user, listOfRole(user.role), useRights());
  return account.find(({ id }) => id === 'profile' || id === 'completeProfile');
}

/** Links to pages about a person's classes, reports and money, as in the menu. */
export function useWorkLinks(user: User): { to: string; label: string }[] {
  const { t } = useTranslation('users');
  const { work } = userLinks(user, listOfRole(user.role), useRights());
  const tabs = usePersonTabs(user).map(({ id }) => id);
  return work
    .filter(({ id }) => !tabs.includes(tabOf[id] ?? ''))
    .map(({ id, to }) => ({ to, label: t(`list.action.${id}`) }));
}
