import { useTranslation } from '@academy/shared-auth';
import { useParams } from '@academy/shared-auth/router';
import { PageBody, PasswordField, toast } from '@academy/shared-ui';
import { EntryForm, FormSection, useEntryForm } from '@academy/shared-ui/forms';
import * as v from 'valibot';
import { setPassword, type User } from '#/api/users.ts';
import { CurrentUser } from '#/components/people/current-user.tsx';
import { useListPlace } from '#/components/people/list-address.ts';
import { PersonHeader } from '#/components/people/person-header.tsx';
import { formPlaces, useReturnPlace } from '#/components/people/return-place.ts';
import { useListName } from '#/components/people/use-list-name.ts';
import { useViewer } from '#/components/people/use-viewer.ts';

const SHORTEST = 6;
const LONGEST = 200;

const passwordSchema = v.object({
  password: v.pipe(
    v.string(),
    v.check((value) => value.trim() !== '', 'account.password.required'),
    v.minLength(SHORTEST, 'account.password.short'),
    v.maxLength(LONGEST, 'account.password.long'),
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
  const entry = useEntryForm({
    namespace: 'users',
    schema: passwordSchema,
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
          rule={t('password.field.help')}
          autoComplete="new-password"
          {...entry.field('password')}
        />
      </FormSection>
    </EntryForm>
  );
}
