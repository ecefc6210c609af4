import { useTranslation } from '@academy/shared-auth';
import { useQueryClient } from '@academy/shared-auth/query';
import { toast } from '@academy/shared-ui';
import { EntryForm, FormSection, useEntryForm } from '@academy/shared-ui/forms';
import { useState } from 'react';
import { changeSettings, type SettingGroup, settingQueries } from '#/api/settings.ts';
import { LockedSettings } from './locked-settings.tsx';
import { SettingField } from './setting-field.tsx';
import { changesOf, settingsSchema, valuesOf } from './settings-schema.ts';

const texts = {
  academy_email: 'settings.field.email',
  academy_phone: 'settings.field.phone',
  academy_whatsapp: 'settings.field.phone',
};

/** The settings of one group: a form of its own, or, for who may not change them, what holds. */
export function SettingsGroup({ group }: { group: SettingGroup }) {
  const isEditable = group.settings.some(({ may }) => may.edit);
  return isEditable ? <SettingsForm group={group} /> : <LockedSettings group={group} />;
}

function SettingsForm({ group: { key, settings } }: { group: SettingGroup }) {
  const { t } = useTranslation('users');
  const queryClient = useQueryClient();
  const [stored, setStored] = useState(settings);
  const entry = useEntryForm({
    namespace: 'users',
    schema: settingsSchema(settings),
    defaults: valuesOf(settings),
    send: async (sent) => {
      const changes = changesOf(stored, sent);
      if (Object.keys(changes).length === 0) return;
      const groups = await changeSettings(changes);
      setStored(groups.find((group) => group.key === key)?.settings ?? stored);
      queryClient.setQueryData(settingQueries.all().queryKey, groups);
    },
    onSaved: () => toast.success(t('settings.saved.title')),
    whole: { 403: 'settings.locked.text' },
    texts,
  });
  return (
    <EntryForm entry={entry} submitLabel={t('settings.save.label')} isPage={false}>
      <FormSection title={t(`settings.group.${key}.title`)} text={t(`settings.group.${key}.text`)} columns={2}>
        {settings.map((setting) => (
          <SettingField key={setting.key} setting={setting} entry={entry} />
        ))}
      </FormSection>
    </EntryForm>
  );
}
