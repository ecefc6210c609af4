import { PasswordField, TextField, toast } from '@academy/shared-ui';
import { Controller, EntryForm, FormSection, useEntryForm } from '@academy/shared-ui/forms';
import { PhoneField } from '@academy/shared-ui/phone';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { changeOwnProfile, type OwnProfile, ownProfileQuery } from '#/account/api/own-account.ts';
import { userQueries } from '#/base/api/users.ts';
import { TimeZoneField } from '#/base/components/time/time-zone-field.tsx';
import {
  hasNewEmail,
  type OwnValues,
  ownProfileSchema,
  ownProfileTexts,
  toSent,
  toValues,
  withoutAddressSchema,
} from './profile-schema.ts';

/** Name, contacts, and the zone in which times are shown. */
export function ProfileForm({ own }: { own: OwnProfile }) {
  const { t } = useTranslation('users');
  const client = useQueryClient();
  const send = async (values: OwnValues) => {
    await changeOwnProfile(toSent(values, own));
    void client.invalidateQueries({ queryKey: userQueries.all() });
    await client.invalidateQueries(ownProfileQuery());
  };
  const entry = useEntryForm<OwnValues, OwnValues>({
    namespace: 'users',
    schema: own.email === null ? withoutAddressSchema : ownProfileSchema,
    defaults: toValues(own),
    send,
    onSaved: () => {
      entry.form.reset({ ...entry.form.getValues(), password: '' });
      toast.success(t('own.profile.saved'));
    },
    texts: ownProfileTexts,
  });
  const isNewEmail = hasNewEmail(entry.form.watch('email'), own);
  return (
    <EntryForm entry={entry} submitLabel={t('own.profile.submit')} isPage={false}>
      <FormSection title={t('own.profile.title')} text={t('own.profile.text')} columns={2}>
        <TextField label={t('own.name.label')} autoComplete="name" {...entry.field('name')} />
        <TextField type="email" label={t('own.email.label')} autoComplete="email" {...entry.field('email')} />
        {isNewEmail && (
          <PasswordField
            label={t('own.email.confirm')}
            rule={t('own.email.password')}
            autoComplete="current-password"
            {...entry.field('password')}
          />
        )}
        <PhoneField label={t('own.phone.label')} {...entry.field('phone')} />
        <Controller
          control={entry.form.control}
          name="timezone"
          render={({ field }) => <TimeZoneField {...field} isOwn error={entry.errorAt('timezone')} />}
        />
      </FormSection>
    </EntryForm>
  );
}
