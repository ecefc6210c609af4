import type { SlotProps } from '@academy/shared-auth/contract';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { settingKeys } from './setting-keys.ts';

/** Says on the page of settings what those of money are called and change. */
export default function MoneySettings({ onWords }: SlotProps<'settings.group'>) {
  const { t } = useTranslation('subscriptions');
  useEffect(() => {
    const items = settingKeys.map((key) => {
      const words = { label: t(`settings.item.${key}.label`), help: t(`settings.item.${key}.help`) };
      return [key, words] as const;
    });
    onWords({
      group: 'money',
      title: t('settings.title'),
      text: t('settings.text'),
      items: Object.fromEntries(items),
    });
  }, [onWords, t]);
  return null;
}
