import { useTranslation } from '@academy/shared-auth';
import { CheckboxField, TextField } from '@academy/shared-ui';
import type { EntryFormState } from '@academy/shared-ui/forms';
import type { Setting } from '#/api/settings.ts';
import type { SettingValues } from './settings-schema.ts';

export const drawnTypes: ReadonlySet<string> = new Set([
  'line',
  'paragraph',
  'email',
  'phone',
  'integer',
  'switch',
  'time',
]);
const inputTypes: Record<string, string> = { email: 'email', phone: 'tel', time: 'time' };
/** What is written in one language, whatever the page's is. */
const direction = (key: string) => (key.endsWith('_ar') ? 'rtl' : key.endsWith('_en') ? 'ltr' : 'auto');

interface SettingFieldProps {
  setting: Setting;
  entry: EntryFormState<SettingValues>;
}

/** One setting: its name, one sentence that says what it changes, and the field of its type. */
export function SettingField({ setting, entry }: SettingFieldProps) {
  const { t } = useTranslation('users');
  const { key, type, min, max } = setting;
  const props = {
    label: t(`settings.item.${key}.label`),
    help: t(`settings.item.${key}.help`),
    ...entry.field(key),
  };
  if (type === 'switch') return <CheckboxField {...props} />;
  if (type === 'integer')
    return (
      <TextField
        {...props}
        inputMode="numeric"
        dir="ltr"
        autoComplete="off"
        hint={t('settings.field.between', { min, max })}
      />
    );
  const inputType = inputTypes[type];
  return <TextField {...props} autoComplete="off" {...(inputType ? { type: inputType } : { dir: direction(key) })} />;
}
