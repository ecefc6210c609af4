import { shownRole } from '@academy/shared-auth';
import { useTranslation } from 'react-i18next';

/** The name of a role; a custom role has its own name, a guest that of the relation to students. */
export function useRoleName(): (role: string, relations?: readonly string[]) => string {
  const { t } = useTranslation('users');
  return (role, relations) => t(`role.${shownRole(role, relations)}`, { defaultValue: role });
}
