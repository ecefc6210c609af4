import { PageBody, PasswordField, toast } from '@academy/shared-ui';
import { EntryForm, FormSection, useEntryForm } from '@academy/shared-ui/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import * as v from 'valibot';
import type { User } from '#/base/api/users.ts';
import { CurrentUser } from '#/base/components/people/current-user.tsx';
import { formPlaces, useReturnPlace } from '#/base/components/people/return-place.ts';
import { useViewer } from '#/base/components/people/use-viewer.ts';
import { setPassword } from '#/people/api/accounts.ts';
import { useListPlace } from '#/people/components/list-address.ts';
import { PersonHeader } from '#/people/components/person-header.tsx';
import { isStaff, passwordProblem } from '#/people/components/typed-password.ts';
import { useListName } from '#/people/components/use-list-name.ts';

const passwordSchema = (roles: readonly string[]) =>
  v.object({
    password: v.pipe(
      v.string(),
      v.check(
        (value) => passwordProblem(value, ...roles) === null,
        ({ input }) => `account.password.${passwordProblem(input, ...roles)}`,
      ),
    ),
  });

export default function ChangePasswordPage() {
  const { t } = useTranslation('users');
  const { id = '' } = useParams();
  return (
    <PageBody width="reading">
      <PersonHeader id={id} title={t('password.header.title')} />
      <CurrentUser key={id} id={id}>
        {(user) => <NewPassword user={user} />}
      </CurrentUser>
    </PageBody>
  );
}

function NewPassword({ user }: { user: User }) {
  const { t } = useTranslation('users');
  const back = useReturnPlace(user.id, useListPlace(useListName()));
  const isOwn = useViewer().id === user.id;
  const roles = [user.role, ...user.roles];
  const [schema] = useState(() => passwordSchema(roles));
  const entry = useEntryForm({
    namespace: 'users',
    schema,
    texts: { 'password.short_for_staff': 'account.password.shortForStaff' },
    defaults: { password: '' },
    send: ({ password }) => setPassword(user.id, password),
    onSaved: () => toast.success(t('password.done.title')),
    whole: { 403: 'account.refused.forbidden' },
  });
  return (
    <EntryForm entry={entry} submitLabel={t('password.submit.label')} {...formPlaces(back)}>
      <FormSection text={t(isOwn ? 'password.note.own' : 'password.note.text')}>
        <PasswordField
          label={t('password.field.label')}
          rule={t(isStaff(...roles) ? 'password.field.helpForStaff' : 'password.field.help')}
          autoComplete="new-password"
          {...entry.field('password')}
        />
      </FormSection>
    </EntryForm>
  );
}
