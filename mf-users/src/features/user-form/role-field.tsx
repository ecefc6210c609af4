import { useTranslation } from '@academy/shared-auth';
import { useQuery } from '@academy/shared-auth/query';
import { SelectField } from '@academy/shared-ui';
import type { EntryFormState } from '@academy/shared-ui/forms';
import { Controller } from 'react-hook-form';
import { roleQueries } from '#/api/roles.ts';
import { type Reader, useReader } from '#/components/use-reader.ts';
import { useRoleName } from '#/components/use-role-name.ts';
import type { AccountValues } from './account-schema.ts';

const builtIn = ['student', 'teacher', 'leader', 'guest', 'admin', 'super-admin'];
const MOST_ROLES = 100;

/** D3: the powers of admins are given by who has them. What a role of the academy's own permits, the API weighs. */
const mayGive = (role: string, reader: Reader) =>
  role === 'super-admin' ? reader.is('super-admin') : role !== 'admin' || reader.is('admin', 'super-admin');

interface RoleFieldProps {
  entry: EntryFormState<AccountValues>;
  /** The role that is held now; it stays a choice. */
  current?: string;
  /** It is the reader's own. */
  isOwn?: boolean;
}

/** Which role somebody is to have; those of the academy's own too, where the reader may know of them. */
export function RoleField({ entry, current, isOwn = false }: RoleFieldProps) {
  const { t } = useTranslation('users');
  const roleName = useRoleName();
  const reader = useReader();
  const { data } = useQuery({
    ...roleQueries.list({ page: 1, perPage: MOST_ROLES, sort: null, q: '', filters: {} }),
    enabled: reader.can('relations.roles.read'),
  });
  const known = data?.rows.map(({ name }) => name) ?? [];
  const offered = [...new Set([...builtIn, ...known])].filter((role) => mayGive(role, reader));
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
          disabled={isOwn}
          help={isOwn ? t('account.role.own') : undefined}
          error={entry.errorAt('role')}
        />
      )}
    />
  );
}
