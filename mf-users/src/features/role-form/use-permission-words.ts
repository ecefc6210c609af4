import { useLanguage, usePermissionLabels, useTranslation } from '@academy/shared-auth';
import { isColumn, partsOf, readableName } from './permission-groups.ts';

/** What groups and permissions are called: by the remotes of their domains, else by their own names made readable. */
export function usePermissionWords() {
  const { t } = useTranslation('users');
  const labelsOf = usePermissionLabels();
  const language = useLanguage();
  const groupName = (group: string) => labelsOf(group)?.label[language] ?? readableName(group);
  const actionName = (group: string, action: string) => {
    if (isColumn(action)) return t(`permissions.act.${action}`);
    return labelsOf(group)?.actions[action]?.[language] ?? readableName(action);
  };
  const nameOf = (permission: string) => {
    const { group, action } = partsOf(permission);
    return t('permissions.name', { group: groupName(group), act: actionName(group, action) });
  };
  return { groupName, actionName, nameOf };
}
