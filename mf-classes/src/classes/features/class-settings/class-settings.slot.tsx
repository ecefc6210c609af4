import type { SettingGroupWords, SlotProps } from '@academy/shared-auth/contract';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { reminderMinutes, requestSettingKeys, settingKeys } from './setting-keys.ts';

/** Gives the page of settings the names and explanations of the settings about classes and requests. */
export default function ClassSettings({ onWords }: SlotProps<'settings.group'>) {
  const { t } = useTranslation('classes');
  useEffect(() => {
    const options = Object.fromEntries(reminderMinutes.map((minutes) => [minutes, t(`settings.reminder.${minutes}`)]));
    const items: SettingGroupWords['items'] = Object.fromEntries(
      settingKeys.map((key) => {
        const words = { label: t(`settings.item.${key}.label`), help: t(`settings.item.${key}.help`) };
        return [key, key.endsWith('_reminder') ? { ...words, options } : words];
      }),
    );
    onWords({ group: 'classes', title: t('settings.title'), text: t('settings.text'), items });
    const ofRequests = requestSettingKeys.map((key) => {
      const [label, help] = [t(`settings.requests.item.${key}.label`), t(`settings.requests.item.${key}.help`)];
      return [key, { label, help }];
    });
    const about = { title: t('settings.requests.title'), text: t('settings.requests.text') };
    onWords({ group: 'requests', ...about, items: Object.fromEntries(ofRequests) });
  }, [onWords, t]);
  return null;
}
