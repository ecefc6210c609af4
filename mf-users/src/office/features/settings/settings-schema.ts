import { plainNumber } from '@academy/shared-ui/forms';
import * as v from 'valibot';
import type { Setting, SettingValue } from '#/office/api/settings.ts';
import { areComplete } from './accounts.ts';

export type SettingValues = Record<string, string | boolean>;

/** The fields' initial values: a number as text. */
export const valuesOf = (settings: readonly Setting[]): SettingValues =>
  Object.fromEntries(
    settings.map(({ key, value }) => [key, typeof value === 'number' ? String(value) : value] as const),
  );

/** A draft belongs to the settings that it started from: it is not restored if somebody has changed one since. */
export const draftName = (group: string, settings: readonly Setting[]): string =>
  `settings-${group}-${
    settings
      .map(({ since }) => since ?? '')
      .sort()
      .at(-1) ?? ''
  }`;

/** An impossible number or text has an error at its field before it is sent. */
function fieldSchema({ type, min, max, default: preset }: Setting): v.GenericSchema<unknown, SettingValue> {
  if (type === 'switch') return v.boolean();
  if (type === 'integer')
    return v.pipe(
      v.string(),
      v.transform(plainNumber),
      v.regex(/^\d{1,9}$/, 'settings.field.whole'),
      v.transform(Number),
      v.minValue(min ?? 0, 'settings.field.range'),
      v.maxValue(max ?? Number.MAX_SAFE_INTEGER, 'settings.field.range'),
    );
  if (type === 'accounts') return v.pipe(v.string(), v.check(areComplete, 'settings.accounts.missing'));
  if (type === 'time') return v.pipe(v.string(), v.regex(/^\d{2}:\d{2}$/, 'settings.field.time'));
  const text = v.pipe(v.string(), v.trim(), v.maxLength(max ?? Number.MAX_SAFE_INTEGER, 'settings.field.long'));
  return preset === '' ? text : v.pipe(text, v.nonEmpty('settings.field.required'));
}

export const settingsSchema = (settings: readonly Setting[]) =>
  v.object(Object.fromEntries(settings.map((setting) => [setting.key, fieldSchema(setting)]))) as v.GenericSchema<
    SettingValues,
    Record<string, SettingValue>
  >;

/** Only changed values are sent, so that changes by others stay. */
export const changesOf = (
  settings: readonly Setting[],
  sent: Readonly<Record<string, SettingValue>>,
): Record<string, SettingValue> =>
  Object.fromEntries(
    Object.entries(sent).filter(([key, value]) => settings.find((each) => each.key === key)?.value !== value),
  );
