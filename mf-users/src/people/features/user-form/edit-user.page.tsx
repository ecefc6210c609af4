import { loadProfile } from '@academy/shared-auth';
import { CheckboxField, PageBody, toast } from '@academy/shared-ui';
import { EntryForm, FormSection, useEntryForm } from '@academy/shared-ui/forms';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { type User, userQueries } from '#/base/api/users.ts';
import { CurrentUser } from '#/base/components/people/current-user.tsx';
import { formPlaces, useReturnPlace } from '#/base/components/people/return-place.ts';
import { useViewer } from '#/base/components/people/use-viewer.ts';
import { changeUser } from '#/people/api/accounts.ts';
import { useListPlace } from '#/people/components/list-address.ts';
import { PersonHeader } from '#/people/components/person-header.tsx';
import { useListName } from '#/people/components/use-list-name.ts';
import { PersonSection } from './account-fields.tsx';
import {
  type AccountValues,
  accountSchema,
  accountWithoutAddressSchema,
  accountWithoutContactsSchema,
  toChanges,
} from './account-schema.ts';
import { accountTexts, atRole } from './account-texts.ts';
import { RoleField } from './role-field.tsx';

export default function EditUserPage() {
  const { t } = useTranslation('users');
  const { id = '' } = useParams();
  const title = t(`account.edit.${useListName()}`);
  return (
    <PageBody width="reading">
      <PersonHeader id={id} title={title} />
      <CurrentUser key={id} id={id} fresh>
        {(user) => <Account user={user} />}
      </CurrentUser>
    </PageBody>
  );
}

function Account({ user }: { user: User }) {
  const { t } = useTranslation('users');
  const client = useQueryClient();
  const back = useReturnPlace(user.id, useListPlace(useListName()));
  const isOwn = useViewer().id === user.id;
  const { may } = user;
  const hasNoAddress = user.has_email === false;
  const hidesContacts = user.email === null && !hasNoAddress;
  const ownSchema = hasNoAddress ? accountWithoutAddressSchema : accountSchema;
  const send = async (values: AccountValues) => {
    const changes = toChanges(values, user);
    if (Object.keys(changes).length === 0) return;
    const sent = changeUser(user.id, changes);
    await (changes.role === undefined ? sent : sent.catch(atRole));
    await client.invalidateQueries({ queryKey: userQueries.all() });
    if (isOwn) await loadProfile();
  };
  const entry = useEntryForm<AccountValues, AccountValues>({
    namespace: 'users',
    schema: hidesContacts ? accountWithoutContactsSchema : ownSchema,
    defaults: {
      name: user.name,
      email: user.email ?? '',
      phone: user.phone ?? '',
      way: 'invitation' as AccountValues['way'],
      password: '',
      role: user.role,
      timezone: user.timezone,
      active: user.active,
    },
    send,
    onSaved: () => toast.success(t('account.edited.title')),
    texts: accountTexts,
    whole: { 403: 'account.refused.forbidden', 409: 'account.refused.conflict' },
  });
  return (
    <EntryForm entry={entry} submitLabel={t('account.submit.edit')} {...formPlaces(back)}>
      <PersonSection entry={entry} hidesContacts={hidesContacts} locksContacts={!may.changeContacts} />
      <FormSection title={t('account.section.access')}>
        <RoleField entry={entry} current={user.role} isOwn={isOwn} isLocked={!may.changeRoles} />
        {!isOwn && may.deactivate && (
          <CheckboxField label={t('account.active.label')} help={t('account.active.help')} {...entry.field('active')} />
        )}
      </FormSection>
    </EntryForm>
  );
}
