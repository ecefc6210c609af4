import { useTranslation } from '@academy/shared-auth';
import { List, ListItem } from '@academy/shared-ui';
import { usePermissionWords } from './use-permission-words.ts';

/** A loss for the holders of a role by a change. */
export interface Loss {
  users: number;
  permissions: readonly string[];
  /** The narrower scope, where the role will not reach as far as it did. */
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
