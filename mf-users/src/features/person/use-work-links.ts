import { useTranslation } from '@academy/shared-auth';
import type { User } from '#/api/users.ts';
import { listOfRole } from '#/components/people/places.ts';
import { userLinks } from '#/components/user-actions/user-links.ts';

/** Where more stands about what somebody does here, as the menu has it. */
export function useWorkLinks(user: User): { to: string; label: string }[] {
  const { t } = useTranslation('users');
  const { work } = userLinks(user, listOfRole(user.role));
  return work.map(({ id, to }) => ({ to, label: t(`list.action.${id}`) }));
}
