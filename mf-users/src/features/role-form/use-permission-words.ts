import { useTranslation } from '@academy/shared-auth';
import { type PermissionGroup, placeOf } from './permission-groups.ts';

/** What groups and permissions are called; one that the editor does not know by its own name. */
export function usePermissionWords() {
  const { t } = useTranslation('users');
  const groupName = ({ id }: PermissionGroup) => t(`permissions.group.${id}`);
  const nameOf = (permission: string) => {
    const place = placeOf(permission);
    if (!place) return permission;
    return t('permissions.name', { group: groupName(place.group), act: t(`permissions.act.${place.act}`) });
  };
  return { groupName, nameOf };
}
