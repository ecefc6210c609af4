import { useTranslation } from '@academy/shared-auth';
import type { User } from '#/api/users.ts';
import { listOfRole } from '#/components/people/places.ts';
import { useRights } from '#/components/user-actions/use-rights.ts';
import { userLinks } from '#/components/user-actions/user-links.ts';
import { usePersonTabs } from './use-person-tabs.ts';

/** What a tab of the page shows needs no link beside it. */
const tabOf: Partial<Record<string, string>> = {
  classesOfTeacher: 'classes',
  remaining: 'ledger',
  salaries: 'salaries',
};

/** Where the viewer completes or edits the profile of somebody; undefined where that is not theirs to do. */
export function useProfileLink(user: User) {
  const { account } = userLinks(user, listOfRole(user.role), useRights());
  return account.find(({ id }) => id === 'profile' || id === 'completeProfile');
}

/** Where more stands about what somebody does here, as the menu has it. */
export function useWorkLinks(user: User): { to: string; label: string }[] {
  const { t } = useTranslation('users');
  const { work } = userLinks(user, listOfRole(user.role), useRights());
  const tabs = usePersonTabs(user).map(({ id }) => id);
  return work
    .filter(({ id }) => !tabs.includes(tabOf[id] ?? ''))
    .map(({ id, to }) => ({ to, label: t(`list.action.${id}`) }));
}
