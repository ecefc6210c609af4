import { PasswordField, toast } from '@academy/shared-ui';
import { EntryForm, FormSection, useEntryForm } from '@academy/shared-ui/forms';
import { useTranslation } from 'react-i18next';
import { changeOwnPassword } from '#/account/api/own-account.ts';
import { ownPasswordSchema, ownPasswordTexts } from './profile-schema.ts';

const empty = { currentPassword: '', newPassword: '' };

/** A new password, with the current one; the fields are emptied afterwards. */
export function PasswordForm() {
  const { t } = useTranslation('users');
  const entry = useEntryForm({
    namespace: 'users',
    schema: ownPasswordSchema,
    defaults: empty,
    send: changeOwnPassword,
    onSaved: () => {
      entry.form.reset(empty);
      toast.success(t('own.password.saved'));
    },
    texts: ownPasswordTexts,
  });
  return (
    <EntryForm entry={entry} submitLabel={t('own.password.submit')} isPage={false}>
      <FormSection title={t('own.password.title')} text={t('own.password.text')} columns={2}>
        <PasswordField
          label={t('own.password.current')}
          autoComplete="current-password"
          {...entry.field('currentPassword')}
        />
        <PasswordField
          label={t('own.password.new')}
          rule={t('own.password.help')}
          autoComplete="new-password"
          {...entry.field('newPassword')}
        />
      </FormSection>
    </EntryForm>
  );
}
