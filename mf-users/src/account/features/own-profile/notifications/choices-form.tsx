import { toast } from '@academy/shared-ui';
import { EntryForm, FormSection, useEntryForm } from '@academy/shared-ui/forms';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  changeNotificationSettings,
  type NotificationSettings,
  notificationSettingsQuery,
} from '#/account/api/notification-settings.ts';
import type { OwnProfile } from '#/account/api/own-account.ts';
import { ChoiceTable } from './choice-table.tsx';
import { type ChoicesValues, choicesSchema, toRequest, toValues } from './choices-schema.ts';
import { EmailTrouble } from './email-trouble.tsx';
import { MailLanguageField } from './mail-language-field.tsx';
import { QuietHours } from './quiet-hours.tsx';

const texts = { from: 'push.quiet.required', to: 'push.quiet.required' };

interface ChoicesFormProps {
  settings: NotificationSettings;
  /** The profile with the zone of the quiet hours. */
  own: OwnProfile;
}

/** The choices for push and mail (D80), and the quiet hours (D83). */
export function ChoicesForm({ settings, own }: ChoicesFormProps) {
  const { t } = useTranslation('users');
  const client = useQueryClient();
  const entry = useEntryForm<ChoicesValues, ChoicesValues>({
    namespace: 'users',
    schema: choicesSchema,
    defaults: toValues(settings),
    draft: 'notification-settings',
    send: async (values) => {
      const saved = await changeNotificationSettings(toRequest(values));
      client.setQueryData(notificationSettingsQuery().queryKey, saved);
    },
    onSaved: () => toast.success(t('push.saved')),
    texts,
    paths: { 'quietHours.from': 'from', 'quietHours.to': 'to' },
  });
  return (
    <EntryForm entry={entry} submitLabel={t('push.submit')} isPage={false}>
      <FormSection title={t('push.title')} text={t('push.text')}>
        <EmailTrouble own={own} />
        <MailLanguageField entry={entry} />
        <ChoiceTable groups={settings.groups} register={entry.form.register} />
      </FormSection>
      <QuietHours entry={entry} zone={own.timezone} />
    </EntryForm>
  );
}
