import { canonicalRole, useTranslation } from '@academy/shared-auth';

/** What a role is called; a role of the academy's own by its own name. */
export function useRoleName(): (role: string) => string {
  const { t } = useTranslation('users');
  return (role) => t(`role.${canonicalRole(role)}`, { defaultValue: role });
}
