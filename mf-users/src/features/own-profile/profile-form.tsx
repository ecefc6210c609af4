import { useTranslation } from '@academy/shared-auth';
import { useQueryClient } from '@academy/shared-auth/query';
import { TextField, toast } from '@academy/shared-ui';
import { Controller, EntryForm, FormSection, useEntryForm } from '@academy/shared-ui/forms';
import { changeOwnProfile, type OwnFields, type OwnProfile, ownProfileQuery } from '#/api/own-account.ts';
import { userQueries } from '#/api/users.ts';
import { TimeZoneField } from '#/components/time/time-zone-field.tsx';
import { ownProfileSchema, ownProfileTexts, toValues } from './profile-schema.ts';

/** Name, contacts, and the zone in which times are shown. */
export function ProfileForm({ own }: { own: OwnProfile }) {
  const { t } = useTranslation('users');
  const client = useQueryClient();
  const send = async (fields: OwnFields) => {
    await changeOwnProfile(fields);
    void client.invalidateQueries({ queryKey: userQueries.all() });
    await client.invalidateQueries(ownProfileQuery());
  };
  const entry = useEntryForm<OwnFields, OwnFields>({
    namespace: 'users',
    schema: ownProfileSchema,
    defaults: toValues(own),
    send,
    onSaved: () => toast.success(t('own.profile.saved')),
    texts: ownProfileTexts,
  });
  return (
    <EntryForm entry={entry} submitLabel={t('own.profile.submit')} isPage={false}>
      <FormSection title={t('own.profile.title')} text={t('own.profile.text')} columns={2}>
        <TextField label={t('own.name.label')} autoComplete="name" {...entry.field('name')} />
        <TextField type="email" label={t('own.email.label')} autoComplete="email" {...entry.field('email')} />
        <TextField
          type="tel"
          label={t('own.phone.label')}
          rule={t('own.phone.help')}
          autoComplete="tel"
          {...entry.field('phone')}
        />
        <Controller
          control={entry.form.control}
          name="timezone"
          render={({ field }) => <TimeZoneField {...field} isOwn error={entry.errorAt('timezone')} />}
        />
      </FormSection>
    </EntryForm>
  );
}
