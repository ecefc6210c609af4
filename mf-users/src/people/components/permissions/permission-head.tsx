import { Grid, Span } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import type { PermissionGroup } from '#/people/api/permissions.ts';
import { permissionActions, permissionsTo } from './permission-groups.ts';
import { columns, type PermissionPartProps } from './permission-part.ts';
import { TriStateCheckbox } from './tri-state-checkbox.tsx';

interface PermissionHeadProps extends PermissionPartProps {
  groups: readonly PermissionGroup[];
}

/**
 * The actions above their columns, each with a checkbox for the whole column; on a phone each row names its actions.
 */
export function PermissionHead({ groups, ...part }: PermissionHeadProps) {
  const { t } = useTranslation('users');
  return (
    <Grid
      {...columns}
      display={{ base: 'none', md: 'grid' }}
      minHeight="12"
      alignItems="center"
      paddingInline="4"
      bg="bg.subtle"
      fontSize="sm"
      color="fg.muted"
    >
      <Span>{t('permissions.area')}</Span>
      {permissionActions.map((act) => {
        const permissions = permissionsTo(act, groups);
        const name = t(`permissions.act.${act}`);
        return (
          <TriStateCheckbox key={act} {...part} permissions={permissions} name={t('permissions.all', { name })}>
            {name}
          </TriStateCheckbox>
        );
      })}
    </Grid>
  );
}
