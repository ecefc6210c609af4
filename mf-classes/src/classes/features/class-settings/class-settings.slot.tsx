import type { SettingGroupWords, SlotProps } from '@academy/shared-auth/contract';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { reminderMinutes, reportSettingKeys, requestSettingKeys, settingKeys, visibleOptions } from './setting-keys.ts';

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
    const visible = Object.fromEntries(visibleOptions.map((each) => [each, t(`settings.reports.visible.${each}`)]));
    const ofReports: SettingGroupWords['items'] = Object.fromEntries(
      reportSettingKeys.map((key) => {
        const words = { label: t(`settings.reports.item.${key}.label`), help: t(`settings.reports.item.${key}.help`) };
        return [key, key === 'reports_visible' ? { ...words, options: visible } : words];
      }),
    );
    onWords({
      group: 'reports',
      title: t('settings.reports.title'),
      text: t('settings.reports.text'),
      items: ofReports,
    });
    const ofRequests = requestSettingKeys.map((key) => {
      const [label, help] = [t(`settings.requests.item.${key}.label`), t(`settings.requests.item.${key}.help`)];
      return [key, { label, help }];
    });
    const about = { title: t('settings.requests.title'), text: t('settings.requests.text') };
    onWords({ group: 'requests', ...about, items: Object.fromEntries(ofRequests) });
  }, [onWords, t]);
  return null;
}
