import { shownRole, useTranslation } from '@academy/shared-auth';

/** What a role is called; a role of the academy's own by its own name, a guest's by what they are to students. */
export function useRoleName(): (role: string, relations?: readonly string[]) => string {
  const { t } = useTranslation('users');
  return (role, relations) => t(`role.${shownRole(role, relations)}`, { defaultValue: role });
}
