import { List, ListItem } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { usePermissionWords } from '#/people/components/permissions/use-permission-words.ts';

/** A change that takes something from a role's holders. */
export interface Loss {
  users: number;
  permissions: readonly string[];
  /** The new scope, if it is narrower than the former one. */
  narrowedTo: string | null;
}

/** Each lost permission in words. */
export function LossList({ loss }: { loss: Loss }) {
  const { t } = useTranslation('users');
  const { nameOf } = usePermissionWords();
  return (
    <List listStyleType="disc" paddingInlineStart="5">
      {loss.permissions.map((permission) => (
        <ListItem key={permission}>{nameOf(permission)}</ListItem>
      ))}
      {loss.narrowedTo && <ListItem>{t('roles.loss.reach', { scope: t(`roles.scope.${loss.narrowedTo}`) })}</ListItem>}
    </List>
  );
}
