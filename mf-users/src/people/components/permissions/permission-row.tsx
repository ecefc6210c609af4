import { Box, Checkbox, Grid, Span } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import type { PermissionGroup } from '#/people/api/permissions.ts';
import { choose, isColumn, partsOf, permissionActions, permissionsOf } from './permission-groups.ts';
import { columns, type PermissionPartProps } from './permission-part.ts';
import { BoxLabel, TriStateCheckbox } from './tri-state-checkbox.tsx';
import { usePermissionWords } from './use-permission-words.ts';

interface PermissionRowProps extends PermissionPartProps {
  of: PermissionGroup;
}

/** A group and its actions: a line on a desktop, a block on a phone. */
export function PermissionRow({ of, ...part }: PermissionRowProps) {
  const { t } = useTranslation('users');
  const { groupName } = usePermissionWords();
  const name = groupName(of.group);
  const others = of.permissions.filter(({ action }) => !isColumn(action));
  return (
    <Grid
      {...columns}
      role="group"
      aria-label={name}
      gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', ...columns.gridTemplateColumns }}
      gap="0"
      alignItems="center"
      minHeight="12"
      paddingInline="4"
      paddingBlock={{ base: '2', md: '0' }}
      css={{ '& + &': { borderTopWidth: '1px', borderColor: 'border' } }}
    >
      <Box gridColumn={{ base: '1 / -1', md: 'auto' }} fontWeight="medium">
        <TriStateCheckbox {...part} permissions={permissionsOf(of)} name={t('permissions.all', { name })}>
          {name}
        </TriStateCheckbox>
      </Box>
      {permissionActions.map((act) => {
        const found = of.permissions.find(({ action }) => action === act);
        if (!found) return <Box key={act} display={{ base: 'none', md: 'block' }} />;
        return <PermissionBox key={act} permission={found.key} {...part} />;
      })}
      {others.map(({ key }) => (
        <Box key={key} gridColumn={{ md: '1 / -1' }} paddingInlineStart={{ md: '1.875rem' }}>
          <PermissionBox permission={key} isOutsideColumns {...part} />
        </Box>
      ))}
    </Grid>
  );
}

interface PermissionBoxProps extends PermissionPartProps {
  permission: string;
  /** No column head names it, not even on a desktop. */
  isOutsideColumns?: boolean;
}

function PermissionBox({ permission, isOutsideColumns = false, ...part }: PermissionBoxProps) {
  const { chosen, lockOf, onChange, notHeldId } = part;
  const { actionName, nameOf } = usePermissionWords();
  const { group, action } = partsOf(permission);
  const lock = lockOf(permission);
  return (
    <BoxLabel paddingInlineStart={{ base: '1.875rem', md: '0' }}>
      <Checkbox
        aria-label={nameOf(permission)}
        aria-describedby={lock === 'not-held' ? notHeldId : undefined}
        checked={chosen.includes(permission)}
        disabled={lock !== null}
        onChange={(event) => onChange(choose(chosen, [permission], event.target.checked))}
      />
      <Span display={isOutsideColumns ? undefined : { md: 'none' }} aria-hidden>
        {actionName(group, action)}
      </Span>
    </BoxLabel>
  );
}
