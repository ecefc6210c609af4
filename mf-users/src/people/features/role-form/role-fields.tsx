import { useSession } from '@academy/shared-auth';
import { Box, Flex, Stack, Text, TextField } from '@academy/shared-ui';
import { Controller, type EntryFormState, FormSection, useWatch } from '@academy/shared-ui/forms';
import { TriangleAlertIcon } from '@academy/shared-ui/icons';
import { useTranslation } from 'react-i18next';
import { ChoiceCards } from '#/base/components/choice-cards.tsx';
import { useRoleName } from '#/base/components/people/use-role-name.ts';
import type { Role } from '#/people/api/roles.ts';
import { roleScopes } from '#/people/api/roles.ts';
import { PermissionEditor } from '#/people/components/permissions/permission-editor.tsx';
import type { PermissionEditorProps } from '#/people/components/permissions/permission-part.ts';
import { usePermissionWords } from '#/people/components/permissions/use-permission-words.ts';
import type { RoleValues } from './role-schema.ts';

/** D3: nobody adds or removes permissions that they lack; the super-admin role keeps all. */
function usePermissionLock(role: Pick<Role, 'name' | 'permissions'> | null): PermissionEditorProps['lockOf'] {
  const held = useSession((session) => session.permissions);
  return (permission) => {
    if (role?.name === 'super-admin' && role.permissions.includes(permission)) return 'kept';
    return held.has(permission) ? null : 'not-held';
  };
}

interface RoleFieldsProps {
  entry: EntryFormState<RoleValues>;
  /** The present role; undefined for a new one. */
  stored: Role | null;
}

/** A role's name, scope and permissions. */
export function RoleFields({ entry, stored }: RoleFieldsProps) {
  const { t } = useTranslation('users');
  const roleName = useRoleName();
  const lockOf = usePermissionLock(stored);
  // D1: a built-in role keeps its name and its scope.
  const scopes = roleScopes.filter((scope) => !stored?.built_in || scope === stored.scope);
  const scopeOptions = scopes.map((scope) => ({
    value: scope,
    label: t(`roles.scope.${scope}`),
    help: t(`roles.reach.${scope}`),
  }));
  return (
    <Stack gap="6">
      {stored?.built_in ? (
        <TextField
          label={t('roles.form.name')}
          value={roleName(stored.name)}
          readOnly
          help={t('roles.form.builtInHelp')}
        />
      ) : (
        <TextField label={t('roles.form.name')} autoComplete="off" dir="auto" {...entry.field('role')} />
      )}
      <ChoiceCards label={t('roles.form.scope')} options={scopeOptions} {...entry.field('scope')} />
      <FormSection title={t('permissions.title')} text={t('permissions.text')}>
        <Box>
          <Controller
            control={entry.form.control}
            name="permissions"
            render={({ field }) => <PermissionEditor chosen={field.value} lockOf={lockOf} onChange={field.onChange} />}
          />
          <ClosedDashboard entry={entry} />
        </Box>
      </FormSection>
    </Stack>
  );
}

/** C9: without the timeline permission nobody can open the dashboard. */
function ClosedDashboard({ entry }: Pick<RoleFieldsProps, 'entry'>) {
  const { t } = useTranslation('users');
  const { nameOf } = usePermissionWords();
  const permissions = useWatch({ control: entry.form.control, name: 'permissions' });
  return (
    <Box role="status">
      {!permissions.includes('timeline.read') && (
        <Flex
          gap="2.5"
          marginBlockStart="3"
          padding="3"
          bg="warning.subtle"
          color="warning.fg"
          borderRadius="control"
          fontSize="sm"
        >
          <Box flexShrink="0" marginBlockStart="0.5" aria-hidden>
            <TriangleAlertIcon size={18} />
          </Box>
          <Text>{t('permissions.closed', { name: nameOf('timeline.read') })}</Text>
        </Flex>
      )}
    </Box>
  );
}
