import { useCan } from '@academy/shared-auth';
import { SelectField } from '@academy/shared-ui';
import type { EntryFormState } from '@academy/shared-ui/forms';
import { Controller } from '@academy/shared-ui/forms';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useRoleName } from '#/base/components/people/use-role-name.ts';
import { roleQueries } from '#/people/api/roles.ts';
import type { AccountValues } from './account-schema.ts';

const builtIn = ['student', 'teacher', 'leader', 'guest', 'admin', 'super-admin', 'accountant'];
const MOST_ROLES = 100;

/** If the roles cannot be read: the ones that most viewers can give; the API checks it. */
const ordinary = ['student', 'teacher', 'leader', 'guest'];

interface RoleFieldProps {
  entry: EntryFormState<AccountValues>;
  /** The present role; it stays a choice. */
  current?: string;
  /** Whether it is the viewer's own account. */
  isOwn?: boolean;
  /** Whether the viewer may not change it (D3). */
  isLocked?: boolean;
}

/** The role of a user; also custom roles, if the viewer can see them. */
export function RoleField({ entry, current, isOwn = false, isLocked = false }: RoleFieldProps) {
  const { t } = useTranslation('users');
  const roleName = useRoleName();
  const { data } = useQuery({
    ...roleQueries.list({ page: 1, perPage: MOST_ROLES, sort: null, q: '', filters: {} }),
    enabled: useCan('relations.roles.read'),
  });
  const given = data?.rows.filter(({ may }) => may.give).map(({ name }) => name) ?? ordinary;
  const offered = [
    ...builtIn.filter((name) => given.includes(name)),
    ...given.filter((name) => !builtIn.includes(name)),
  ];
  const roles = current && !offered.includes(current) ? [...offered, current] : offered;
  return (
    <Controller
      control={entry.form.control}
      name="role"
      render={({ field: { disabled: _, ...field } }) => (
        <SelectField
          {...field}
          label={t('account.role.label')}
          placeholder={t('account.role.choose')}
          options={roles.map((role) => ({ value: role, label: roleName(role) }))}
          disabled={isOwn || isLocked}
          help={isOwn ? t('account.role.own') : undefined}
          error={entry.errorAt('role')}
        />
      )}
    />
  );
}
