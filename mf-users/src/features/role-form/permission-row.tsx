import { useTranslation } from '@academy/shared-auth';
import { Box, Checkbox, Grid, Span } from '@academy/shared-ui';
import { BoxLabel, FillBox } from './fill-box.tsx';
import { choose, type PermissionGroup, permissionActs, permissionOf, permissionsOf } from './permission-groups.ts';
import { columns, type PermissionPartProps } from './permission-part.ts';
import { usePermissionWords } from './use-permission-words.ts';

interface PermissionRowProps extends PermissionPartProps {
  group: PermissionGroup;
}

/** An area and what may be done in it: a line on a desk, a block of its own on a phone. */
export function PermissionRow({ group, ...part }: PermissionRowProps) {
  const { t } = useTranslation('users');
  const { groupName } = usePermissionWords();
  const name = groupName(group);
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
        <FillBox {...part} permissions={permissionsOf(group)} name={t('permissions.all', { name })}>
          {name}
        </FillBox>
      </Box>
      {permissionActs.map((act) =>
        group.acts.includes(act) ? (
          <PermissionBox key={act} permission={permissionOf(group, act)} act={t(`permissions.act.${act}`)} {...part} />
        ) : (
          <Box key={act} display={{ base: 'none', md: 'block' }} />
        ),
      )}
    </Grid>
  );
}

interface PermissionBoxProps extends PermissionPartProps {
  permission: string;
  act: string;
}

function PermissionBox({ permission, act, chosen, lockOf, onChange, notHeldId }: PermissionBoxProps) {
  const { nameOf } = usePermissionWords();
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
      <Span display={{ md: 'none' }} aria-hidden>
        {act}
      </Span>
    </BoxLabel>
  );
}
