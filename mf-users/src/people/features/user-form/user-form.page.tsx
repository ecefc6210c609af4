import { requestKeys } from '@academy/shared-auth';
import { PageBody, PageHeader, toast } from '@academy/shared-ui';
import { EntryForm, FormSection, useEntryForm } from '@academy/shared-ui/forms';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { userQueries } from '#/base/api/users.ts';
import { type ListName, places } from '#/base/components/people/places.ts';
import { deviceTimeZone } from '#/base/components/time/time-zones.ts';
import { createUser } from '#/people/api/accounts.ts';
import { useListPlace } from '#/people/components/list-address.ts';
import { useListName } from '#/people/components/use-list-name.ts';
import { useListTrail } from '#/people/components/use-list-trail.ts';
import { PersonSection, SignInFields } from './account-fields.tsx';
import { type AccountValues, newAccountSchema, toNewAccount } from './account-schema.ts';
import { accountTexts, atRole } from './account-texts.ts';
import { RoleField } from './role-field.tsx';

export default function AddUserPage() {
  const { t } = useTranslation('users');
  const name = useListName();
  return (
    <PageBody width="reading">
      <PageHeader title={t(`account.add.${name}`)} context={t('account.header.context')} via={useListTrail(name)} />
      <NewAccount key={name} list={name} />
    </PageBody>
  );
}

/** The page on which a new student's or teacher's profile is completed. */
const profilePlace: Record<string, (name: string, id: string) => string> = {
  student: places.completeStudent,
  teacher: places.completeTeacher,
};

function NewAccount({ list }: { list: ListName }) {
  const { t } = useTranslation('users');
  const client = useQueryClient();
  const navigate = useNavigate();
  const [keyFor] = useState(requestKeys);
  const listPlace = useListPlace(list);
  const [savedTo, setSavedTo] = useState(listPlace);
  const send = async (values: AccountValues) => {
    const account = toNewAccount(values);
    const id = await createUser(account, keyFor(account)).catch(atRole);
    await client.invalidateQueries({ queryKey: userQueries.all() });
    const completes = profilePlace[account.role];
    const done = t(values.way === 'invitation' ? 'account.added.invited' : 'account.added.title');
    if (!completes) return void toast.success(done);
    const later = { label: t('account.added.later'), onSelect: () => navigate(listPlace) };
    toast.success(done, { description: t('account.added.next'), action: later });
    setSavedTo(completes(account.role, id));
  };
  const entry = useEntryForm({
    namespace: 'users',
    schema: newAccountSchema,
    defaults: {
      name: '',
      email: '',
      phone: '',
      way: 'invitation' as AccountValues['way'],
      password: '',
      role: list === 'all' ? '' : list,
      timezone: deviceTimeZone(),
      active: true,
    },
    send,
    texts: accountTexts,
  });
  return (
    <EntryForm entry={entry} submitLabel={t('account.submit.add')} savedTo={savedTo} cancelTo={listPlace}>
      <PersonSection entry={entry} />
      <FormSection title={t('account.section.access')}>
        <RoleField entry={entry} />
        <SignInFields entry={entry} />
      </FormSection>
    </EntryForm>
  );
}
