import { PasswordField, Text, TextField } from '@academy/shared-ui';
import { Controller, type EntryFormState, FormSection } from '@academy/shared-ui/forms';
import { PhoneField } from '@academy/shared-ui/phone';
import { useTranslation } from 'react-i18next';
import { ChoiceCards } from '#/base/components/choice-cards.tsx';
import { TimeZoneField } from '#/base/components/time/time-zone-field.tsx';
import { isStaff } from '#/people/components/typed-password.ts';
import { type AccountValues, ways } from './account-schema.ts';

interface AccountFieldsProps {
  entry: EntryFormState<AccountValues>;
  hidesContacts?: boolean;
  /** Shown, but the viewer may not change them (D3). */
  locksContacts?: boolean;
}

/** A person's name and contacts. */
export function PersonSection({ entry, hidesContacts = false, locksContacts = false }: AccountFieldsProps) {
  const { t } = useTranslation('users');
  return (
    <FormSection title={t('account.section.person')}>
      <TextField label={t('account.name.label')} dir="auto" autoComplete="off" {...entry.field('name')} />
      {hidesContacts ? (
        <Text fontSize="sm" color="fg.muted">
          {t('account.contacts.hidden')}
        </Text>
      ) : (
        <>
          <TextField
            label={t('account.email.label')}
            type="email"
            autoComplete="off"
            readOnly={locksContacts}
            {...entry.field('email')}
          />
          <PhoneField
            label={t('account.phone.label')}
            hint={t('ui:form.optional')}
            autoComplete="off"
            readOnly={locksContacts}
            {...entry.field('phone')}
          />
        </>
      )}
      <Controller
        control={entry.form.control}
        name="timezone"
        render={({ field: { disabled: _, ...field } }) => (
          <TimeZoneField {...field} error={entry.errorAt('timezone')} />
        )}
      />
    </FormSection>
  );
}

/** An invitation, or a password that is typed here: then two people know it. */
export function SignInFields({ entry }: AccountFieldsProps) {
  const { t } = useTranslation('users');
  const { watch } = entry.form;
  const isTyped = watch('way') === 'password';
  const help = isStaff(watch('role')) ? 'helpForStaff' : 'help';
  const options = ways.map((way) => ({
    value: way,
    label: t(`account.way.${way}`),
    help: t(`account.way.help.${way}`),
  }));
  return (
    <>
      <ChoiceCards label={t('account.way.label')} options={options} {...entry.field('way')} />
      {isTyped && (
        <PasswordField
          label={t('account.password.label')}
          help={t(`account.password.${help}`)}
          autoComplete="new-password"
          {...entry.field('password')}
        />
      )}
    </>
  );
}
