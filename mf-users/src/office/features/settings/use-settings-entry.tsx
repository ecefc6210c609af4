import type { SettingGroupWords } from '@academy/shared-auth/contract';
import { toast } from '@academy/shared-ui';
import { type EntryFormState, useEntryForm } from '@academy/shared-ui/forms';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeSettings, type SettingGroup, settingQueries } from '#/office/api/settings.ts';
import { useAcademyChanged } from '#/office/components/first-steps/use-academy-changed.ts';
import { isDrawn } from './drawn-groups.ts';
import type { FindWords } from './setting-words.ts';
import { changesOf, draftName, type SettingValues, settingsSchema, valuesOf } from './settings-schema.ts';
import { useConfirmedChange } from './use-confirmed-change.tsx';

const texts = {
  academy_email: 'settings.field.email',
  academy_phone: 'settings.field.phone',
  academy_whatsapp: 'settings.field.phone',
  academy_zone: 'settings.field.zone',
};

const editableOf = (groups: readonly SettingGroup[]) =>
  groups.flatMap(({ settings }) => settings).filter((setting) => setting.may.edit && isDrawn(setting));

/** What stays when settings were changed beside the form. */
const keptState = {
  keepDirtyValues: true,
  keepDirty: true,
  keepErrors: true,
  keepIsSubmitted: true,
  keepSubmitCount: true,
} as const;

interface SettingsEntry {
  entry: EntryFormState<SettingValues>;
  /** The settings as they were loaded or saved last. */
  stored: readonly SettingGroup[];
  discard: () => void;
  /** The question before a change that affects something. */
  dialog: ReactNode;
}

/** One form of all settings that the viewer may change. */
export function useSettingsEntry(groups: readonly SettingGroup[], find: FindWords): SettingsEntry {
  const { t } = useTranslation('users');
  const queryClient = useQueryClient();
  const updateAcademy = useAcademyChanged();
  const [stored, setStored] = useState(groups);
  const known = useRef(groups);
  const settings = editableOf(stored);
  const items: SettingGroupWords['items'] = Object.assign({}, ...stored.map((group) => find(group)?.items ?? {}));
  const confirmation = useConfirmedChange(settings, items);
  const entry = useEntryForm({
    namespace: 'users',
    schema: settingsSchema(settings),
    defaults: valuesOf(settings),
    draft: draftName('all', settings),
    send: async (sent) => {
      const changes = changesOf(settings, sent);
      if (Object.keys(changes).length === 0) return;
      const changed = await changeSettings(changes);
      setStored(changed);
      known.current = queryClient.setQueryData(settingQueries.all().queryKey, changed) ?? changed;
      void updateAcademy();
    },
    onSaved: () => toast.success(t('settings.saved.title')),
    whole: { 403: 'settings.locked.forbidden' },
    texts,
  });
  const { reset } = entry.form;
  // A first step beside the form changes settings too (D71); what is typed stays.
  useEffect(() => {
    if (known.current === groups) return;
    known.current = groups;
    setStored(groups);
    reset(valuesOf(editableOf(groups)), keptState);
  }, [groups, reset]);
  const discard = () => {
    entry.form.reset(valuesOf(settings));
    entry.clearRejection();
    entry.draft.remove();
  };
  return { entry: { ...entry, submit: confirmation.before(entry) }, stored, discard, dialog: confirmation.dialog };
}
