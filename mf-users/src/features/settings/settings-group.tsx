import { loadAcademy, useTranslation } from '@academy/shared-auth';
import type { SettingGroupWords } from '@academy/shared-auth/contract';
import { useQueryClient } from '@academy/shared-auth/query';
import { Box, toast } from '@academy/shared-ui';
import { EntryForm, FormSection, useEntryForm } from '@academy/shared-ui/forms';
import { useState } from 'react';
import { changeSettings, type SettingGroup, settingQueries } from '#/api/settings.ts';
import { LockedSettings } from './locked-settings.tsx';
import { isWide, SettingField } from './setting-field.tsx';
import { changesOf, draftName, settingsSchema, valuesOf } from './settings-schema.ts';
import { useConfirmedChange } from './use-confirmed-change.tsx';

const texts = {
  academy_email: 'settings.field.email',
  academy_phone: 'settings.field.phone',
  academy_whatsapp: 'settings.field.phone',
  academy_zone: 'settings.field.zone',
};

interface SettingsGroupProps {
  group: SettingGroup;
  words: SettingGroupWords;
}

/** The settings of one group: a form of those that the viewer may change, and the values of the others. */
export function SettingsGroup({ group: { key, settings }, words }: SettingsGroupProps) {
  const editable = settings.filter(({ may }) => may.edit);
  const locked = settings.filter(({ may }) => !may.edit);
  return (
    <>
      {editable.length > 0 && <SettingsForm group={{ key, settings: editable }} words={words} />}
      {locked.length > 0 && (
        <LockedSettings group={{ key, settings: locked }} words={words} isApart={editable.length > 0} />
      )}
    </>
  );
}

function SettingsForm({ group, words }: SettingsGroupProps) {
  const { key, settings } = group;
  const { t } = useTranslation('users');
  const queryClient = useQueryClient();
  const [stored, setStored] = useState(settings);
  const confirmation = useConfirmedChange(stored, words);
  const entry = useEntryForm({
    namespace: 'users',
    schema: settingsSchema(settings),
    defaults: valuesOf(settings),
    draft: draftName(key, stored),
    send: async (sent) => {
      const changes = changesOf(stored, sent);
      if (Object.keys(changes).length === 0) return;
      const groups = await changeSettings(changes);
      setStored(groups.find((group) => group.key === key)?.settings ?? stored);
      queryClient.setQueryData(settingQueries.all().queryKey, groups);
      // Content drawn from the settings is updated at once.
      void loadAcademy().catch(() => {});
    },
    onSaved: () => toast.success(t('settings.saved.title')),
    whole: { 403: 'settings.locked.forbidden' },
    texts,
  });
  const submit = confirmation.before(entry);
  return (
    <EntryForm entry={{ ...entry, submit }} submitLabel={t('settings.save.label')} isPage={false}>
      <FormSection title={words.title} text={words.text} columns={2}>
        {settings.map((setting) => (
          <Box key={setting.key} minWidth="0" {...(isWide(setting) && { gridColumn: '1 / -1' })}>
            <SettingField setting={setting} words={words.items[setting.key]} entry={entry} />
          </Box>
        ))}
      </FormSection>
      {confirmation.dialog}
    </EntryForm>
  );
}
