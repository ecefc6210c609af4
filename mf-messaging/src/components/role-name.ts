import { localeOf, shownRole } from '@academy/shared-auth';
import { useTranslation } from 'react-i18next';
import type { Contact } from '#/api/messages.ts';

/** The other person's role, and the children through whom the two may write (D118). */
export function useContactText(): (contact: Pick<Contact, 'role' | 'relations' | 'children' | 'is_parent'>) => string {
  const { t, i18n } = useTranslation('messaging');
  const roleName = useRoleName();
  const list = new Intl.ListFormat(localeOf(i18n.language), { type: 'conjunction' });
  return ({ role, relations, children, is_parent }) => {
    if (children.length === 0) return role && roleName(role, relations);
    const names = list.format(children.map(({ name }) => name));
    return is_parent ? t('family.parentOf', { names }) : t('family.roleFor', { role: roleName(role), names });
  };
}

/** The name of a role; a custom role has its own name, a guest that of the relation to students. */
export function useRoleName(): (role: string, relations?: readonly string[]) => string {
  const { t } = useTranslation('messaging');
  return (role, relations) => t(`role.${shownRole(role, relations)}`, { defaultValue: role });
}
