import { useLanguage, usePermissionLabels } from '@academy/shared-auth';
import { useTranslation } from 'react-i18next';
import { isColumn, partsOf, readableName } from './permission-groups.ts';

/** The names of groups and permissions: from the remotes of their domains, otherwise from their keys. */
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
