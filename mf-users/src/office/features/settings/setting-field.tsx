import type { SettingGroupWords } from '@academy/shared-auth/contract';
import { CheckboxField, SelectField, TextAreaField, TextField } from '@academy/shared-ui';
import { TimeField } from '@academy/shared-ui/combobox';
import type { EntryFormState } from '@academy/shared-ui/forms';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ChoiceChips } from '#/base/components/choice-chips.tsx';
import { TimeZoneField } from '#/base/components/time/time-zone-field.tsx';
import type { Setting } from '#/office/api/settings.ts';
import { AccountsSetting } from './accounts-setting.tsx';
import { PeopleSetting } from './people-setting.tsx';
import { rolesIn } from './roles-in.ts';
import type { SettingValues } from './settings-schema.ts';

const inputTypes: Record<string, string> = { email: 'email', phone: 'tel' };
/** A text in one language keeps its direction and its voice, whatever the page's language is. */
const inLanguage = (key: string) =>
  key.endsWith('_ar') ? { lang: 'ar', dir: 'rtl' } : key.endsWith('_en') ? { lang: 'en', dir: 'ltr' } : { dir: 'auto' };

const LONG = 100;
/** Whether a setting has a row of its own. */
export const isWide = ({ type, max }: Setting) =>
  type === 'accounts' ||
  type === 'people' ||
  type === 'roles' ||
  type === 'text' ||
  (type === 'line' && (max ?? 0) >= LONG);

interface SettingFieldProps {
  setting: Setting;
  words: SettingGroupWords['items'][string] | undefined;
  entry: EntryFormState<SettingValues>;
}

/** One setting: its name, one sentence about its effect, and the field of its type. */
export function SettingField({ setting, words, entry }: SettingFieldProps) {
  const { t } = useTranslation('users');
  const { key, type, min, max, options } = setting;
  const props = {
    label: words?.label ?? key,
    help: words?.help,
    ...entry.field(key),
  };
  if (type === 'switch') return <CheckboxField {...props} />;
  if (type === 'choice')
    return (
      <SelectField
        {...props}
        options={(options ?? []).map((value) => ({ value, label: words?.options?.[value] ?? value }))}
      />
    );
  if (type === 'time') return <TimeField {...props} />;
  if (type === 'text') return <TextAreaField {...props} {...inLanguage(key)} dir="auto" autoComplete="off" />;
  if (type === 'roles') return <RolesSetting setting={setting} words={words} entry={entry} />;
  if (type === 'accounts')
    return (
      <Controller
        name={key}
        control={entry.form.control}
        render={({ field: { value, onChange } }) => (
          <AccountsSetting
            label={words?.label ?? key}
            help={words?.help}
            value={String(value)}
            error={entry.errorAt(key)}
            onChange={onChange}
          />
        )}
      />
    );
  if (type === 'people') return <PeopleField setting={setting} words={words} entry={entry} />;
  if (type === 'zone') return <ZoneSetting setting={setting} words={words} entry={entry} />;
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
  return <TextField {...props} autoComplete="off" {...(inputType ? { type: inputType } : inLanguage(key))} />;
}

function PeopleField({ setting: { key }, words, entry }: SettingFieldProps) {
  return (
    <Controller
      name={key}
      control={entry.form.control}
      render={({ field: { value, onChange } }) => (
        <PeopleSetting
          label={words?.label ?? key}
          help={words?.help}
          value={String(value)}
          error={entry.errorAt(key)}
          onChange={onChange}
        />
      )}
    />
  );
}

function RolesSetting({ setting: { key, options }, words, entry }: SettingFieldProps) {
  return (
    <Controller
      name={key}
      control={entry.form.control}
      render={({ field: { value, onChange, ...field } }) => (
        <ChoiceChips
          {...field}
          label={words?.label ?? key}
          help={words?.help}
          options={(options ?? []).map((role) => ({ value: role, label: words?.options?.[role] ?? role }))}
          value={rolesIn(value)}
          onChange={(roles) => onChange(roles.join())}
        />
      )}
    />
  );
}

function ZoneSetting({ setting: { key }, words, entry }: SettingFieldProps) {
  return (
    <Controller
      name={key}
      control={entry.form.control}
      render={({ field: { value, ...field } }) => (
        <TimeZoneField
          {...field}
          label={words?.label ?? key}
          {...(words?.help && { help: words.help })}
          value={String(value)}
          error={entry.errorAt(key)}
        />
      )}
    />
  );
}
