import { requestKeys } from '@academy/shared-auth';
import { Box, PageBody, PageHeader, toast } from '@academy/shared-ui';
import { EntryForm, useEntryForm } from '@academy/shared-ui/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { places } from '#/base/components/people/places.ts';
import { createRole } from '#/people/api/roles.ts';
import { RoleFields } from './role-fields.tsx';
import { roleRejections } from './role-rejections.ts';
import { roleFormSchema } from './role-schema.ts';
import { useAfterRole } from './use-after-role.ts';

/** C9: holders of the new role can open the dashboard, unless its author removes that. */
const defaults = { role: '', scope: 'all', permissions: ['timeline.read'] };

export default function RoleFormPage() {
  const { t } = useTranslation('users');
  const afterRole = useAfterRole();
  const [keyFor] = useState(requestKeys);
  const entry = useEntryForm({
    ...roleRejections,
    namespace: 'users',
    schema: roleFormSchema,
    defaults,
    draft: 'role',
    send: async (role) => {
      await createRole(role, keyFor(role));
      await afterRole();
    },
    onSaved: () => toast.success(t('roles.add.done')),
  });
  return (
    <PageBody>
      <Box maxWidth="56rem" marginInline="auto">
        <PageHeader title={t('roles.add.title')} context={t('roles.add.context')} />
        <EntryForm entry={entry} submitLabel={t('roles.add.submit')} savedTo={places.roles} cancelTo={places.roles}>
          <RoleFields entry={entry} stored={null} />
        </EntryForm>
      </Box>
    </PageBody>
  );
}
