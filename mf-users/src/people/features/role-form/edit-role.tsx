import { toast } from '@academy/shared-ui';
import { EntryForm, useEntryForm, useWatch } from '@academy/shared-ui/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { places } from '#/base/components/people/places.ts';
import { changeRole, type Role, roleScopes } from '#/people/api/roles.ts';
import { lostFrom } from '#/people/components/permissions/permission-groups.ts';
import { LossDialog } from './loss-dialog.tsx';
import { LossNote } from './loss-notice.tsx';
import { RoleFields } from './role-fields.tsx';
import { roleRejections } from './role-rejections.ts';
import { roleFormSchema } from './role-schema.ts';
import { useAfterRole } from './use-after-role.ts';

const widestFirst: readonly string[] = roleScopes;

/** Changes a role; first shows what its holders would lose, and asks once. */
export function EditRole({ role }: { role: Role }) {
  const { t } = useTranslation('users');
  const afterRole = useAfterRole();
  const [stored] = useState(role);
  const [isAsking, setAsking] = useState(false);
  const entry = useEntryForm({
    ...roleRejections,
    namespace: 'users',
    schema: roleFormSchema,
    defaults: { role: stored.name, scope: stored.scope, permissions: stored.permissions },
    send: async (change) => {
      await changeRole(stored.id, change);
      await afterRole();
    },
    onSaved: () => toast.success(t('roles.edit.done')),
  });
  const [permissions, scope] = useWatch({ control: entry.form.control, name: ['permissions', 'scope'] });
  const loss = {
    users: role.users,
    permissions: lostFrom(stored.permissions, permissions),
    narrowedTo: widestFirst.indexOf(scope) > widestFirst.indexOf(stored.scope) ? scope : null,
  };
  const isLoss = loss.permissions.length > 0 || loss.narrowedTo !== null;
  const submit: typeof entry.submit = async (event) => {
    event?.preventDefault();
    if (isLoss && role.users > 0 && (await entry.form.trigger())) setAsking(true);
    else await entry.submit(event);
  };
  return (
    <>
      <EntryForm
        entry={{ ...entry, submit }}
        submitLabel={t('roles.edit.submit')}
        savedTo={places.roles}
        cancelTo={places.roles}
      >
        <RoleFields entry={entry} stored={stored} />
        {isLoss && <LossNote loss={loss} />}
      </EntryForm>
      {isAsking && (
        <LossDialog
          loss={loss}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            void entry.submit();
          }}
        />
      )}
    </>
  );
}
