import * as v from 'valibot';
import { builtInRoles } from '#base/auth/permissions.ts';
import { canonicalRole } from '#base/auth/viewer.ts';
import { email, line, matching, requiredLine, timezone, trimmed } from '#base/http/fields.ts';
import type { PageLanguage } from '#base/http/page-language.ts';
import { currencyCode } from '#base/money/money.ts';
import { isVisible } from '#base/text/visible-text.ts';

export type SettingValue = string | number | boolean;
/** The type of a setting, from which a screen chooses the input. */
export const settingTypes = [
  'line',
  'text',
  'email',
  'phone',
  'integer',
  'switch',
  'time',
  'choice',
  'zone',
  'roles',
  'accounts',
  'people',
] as const;
type SettingType = (typeof settingTypes)[number];

interface SettingKind<Value extends SettingValue> {
  type: SettingType;
  default: Value;
  /** The values that a request may send. */
  schema: v.GenericSchema<unknown, Value>;
  /** D86: only super-admins change it. */
  superAdmin?: boolean;
  /** The bounds of an integer's value, or of a text's number of characters. */
  min?: number;
  max?: number;
  /** The options of a choice. */
  options?: readonly string[];
}

/** The name of a setting in both languages, the same as on the settings page. */
type SettingName = Readonly<Record<PageLanguage, string>>;

/** A setting of the academy (D86), as its domain declares it. */
export interface Setting<Value extends SettingValue = SettingValue> extends SettingKind<Value> {
  key: string;
}

/** A setting that the page shows. */
export interface NamedSetting extends Setting {
  name: SettingName;
}

export interface SettingGroup {
  key: string;
  settings: readonly NamedSetting[];
}

/**
 * The settings of one domain: `group` is the heading on the screen, `kinds` and `names` have each setting under its
 * key. A domain declares them in `<domain>.settings.ts`, and its `module.ts` names the group.
 */
export function defineSettings<const Kinds extends Record<string, SettingKind<never> | SettingKind<SettingValue>>>(
  group: string,
  kinds: Kinds,
  names: Readonly<Record<keyof Kinds, SettingName>>,
) {
  type Settings = { [Key in keyof Kinds]: Setting<Kinds[Key]['default'] & SettingValue> };
  const settings = Object.fromEntries(
    Object.entries(kinds).map(([key, kind]) => [key, { ...kind, key, name: names[key] }]),
  );
  const all = Object.values(settings) as unknown as NamedSetting[];
  return { ...(settings as unknown as Settings), group: { key: group, settings: all } satisfies SettingGroup };
}

type Options = Pick<SettingKind<SettingValue>, 'superAdmin'>;

export const switchSetting = (preset: boolean, options: Options = {}): SettingKind<boolean> => ({
  type: 'switch',
  default: preset,
  schema: v.boolean(),
  ...options,
});

/** A choice of fixed words; a screen has a text for each. */
export const choiceSetting = <const Choice extends string>(
  preset: NoInfer<Choice>,
  options: readonly Choice[],
): SettingKind<Choice> => ({ type: 'choice', default: preset, schema: v.picklist(options), options });

/** The roles that the value of a setting names. */
export const rolesIn = (value: string): string[] => value.split(',').filter((role) => role !== '');

const roleNames = v.array(v.picklist(builtInRoles));

/** Some of the built-in roles, as `admin,super-admin`; empty for none. A request may also send them as a list. */
export const rolesSetting = (options: Options = {}): SettingKind<string> => ({
  type: 'roles',
  default: '',
  schema: v.pipe(
    v.union([line, roleNames]),
    v.transform((value) => (typeof value === 'string' ? value.split(',').map((role) => role.trim()) : value)),
    v.transform((roles) => roles.filter((role) => role !== '').map(canonicalRole)),
    v.check((roles) => v.is(roleNames, roles), 'Names of built-in roles are expected'),
    v.transform((roles) => builtInRoles.filter((role) => roles.includes(role)).join()),
  ),
  options: builtInRoles,
  ...options,
});

/** A time zone under its canonical name (D55). */
export const zoneSetting = (preset: string, options: Options = {}): SettingKind<string> => ({
  type: 'zone',
  default: preset,
  schema: timezone,
  ...options,
});

interface Range extends Options {
  min: number;
  max: number;
}

export const integerSetting = (preset: number, { min, max, ...options }: Range): SettingKind<number> => ({
  type: 'integer',
  default: preset,
  schema: v.pipe(v.number(), v.integer('A whole number is expected'), v.minValue(min), v.maxValue(max)),
  min,
  max,
  ...options,
});

/** One line of text; it may be empty if the default is empty. */
export function lineSetting(preset: string, max: number, options: Options = {}): SettingKind<string> {
  const schema = preset === '' ? v.pipe(line, v.maxLength(max)) : v.pipe(line, v.nonEmpty(), v.maxLength(max));
  return { type: 'line', default: preset, schema, max, ...options };
}

/** Several lines of text, without blanks at their ends; it may be empty. */
export const textSetting = (max: number, options: Options = {}): SettingKind<string> => ({
  type: 'text',
  default: '',
  schema: v.pipe(
    trimmed,
    v.transform((value) => value.replace(/\r\n?/g, '\n')),
    v.transform((value) => (isVisible(value) ? value : '')),
    v.maxLength(max),
  ),
  max,
  ...options,
});

/** A time of the day, `22:00`. */
export const timeSetting = (preset: string): SettingKind<string> => ({
  type: 'time',
  default: preset,
  schema: matching(/^([01]\d|2[0-3]):[0-5]\d$/, 'A time such as 22:00 is expected'),
});

const EMAIL_LENGTH = 254;
export const emailSetting = (preset: string): SettingKind<string> => ({
  type: 'email',
  default: preset,
  schema: v.pipe(
    line,
    v.maxLength(EMAIL_LENGTH),
    v.check((value) => value === '' || v.is(email, value), 'Invalid email format'),
  ),
  max: EMAIL_LENGTH,
});

const PHONE_LENGTH = 30;
/** A phone number of any country, stored as shown: `+962 6 555 0142`. */
export const phoneSetting = (preset: string): SettingKind<string> => ({
  type: 'phone',
  default: preset,
  schema: v.pipe(
    line,
    v.maxLength(PHONE_LENGTH),
    v.regex(/^$|^\+[1-9][\d ()-]{5,}\d$/, 'A phone number with + and the country code is expected'),
  ),
  max: PHONE_LENGTH,
});

const MOST_ACCOUNTS = 20;
const ACCOUNT_LINE = 100;
const ACCOUNT_NUMBER = 60;

const inBoth = v.object({ en: requiredLine(ACCOUNT_LINE), ar: requiredLine(ACCOUNT_LINE) });
const account = v.object({
  currency: currencyCode,
  bank: inBoth,
  holder: inBoth,
  number: requiredLine(ACCOUNT_NUMBER),
});
const accounts = v.pipe(v.array(account), v.maxLength(MOST_ACCOUNTS));

/** A bank account to which people pay in a currency. */
export type BankAccount = v.InferOutput<typeof account>;

const jsonOf = (value: string): unknown => {
  try {
    return value === '' ? [] : JSON.parse(value);
  } catch {
    return null;
  }
};

/** The accounts in the value of a setting. */
export const accountsIn = (value: string): BankAccount[] => {
  const found = v.safeParse(accounts, jsonOf(value));
  return found.success ? found.output : [];
};

/** Bank accounts, stored as the text of their JSON; empty for none. A request may also send them as a list. */
export const accountsSetting = (options: Options = {}): SettingKind<string> => ({
  type: 'accounts',
  default: '',
  schema: v.pipe(
    v.union([trimmed, accounts]),
    v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
      const found = typeof value === 'string' ? v.safeParse(accounts, jsonOf(value)) : { success: true, output: value };
      if (found.success) return (found.output as BankAccount[]).length === 0 ? '' : JSON.stringify(found.output);
      addIssue({ message: 'Accounts with currency, bank, holder and number are expected' });
      return NEVER;
    }),
  ),
  ...options,
});

const MOST_PEOPLE = 20;

/** The ids of the people in the value of a setting. */
export const peopleIn = (value: string): number[] =>
  value
    .split(',')
    .filter((id) => id !== '')
    .map(Number);

const PEOPLE = 'Ids of people are expected';
const personId = v.pipe(
  v.union([v.pipe(v.number(), v.transform(String)), line], PEOPLE),
  v.regex(/^[1-9]\d{0,14}$/, PEOPLE),
  v.transform(Number),
);
const people = v.pipe(v.array(personId), v.maxLength(MOST_PEOPLE));

/** People, stored by their ids as `12,15`; empty for none. A request may also send them as a list. */
export const peopleSetting = (options: Options = {}): SettingKind<string> => ({
  type: 'people',
  default: '',
  schema: v.pipe(
    v.union([line, v.array(v.union([line, v.number()]))], PEOPLE),
    v.transform((value) => (typeof value === 'string' ? value.split(',').map((id) => id.trim()) : value)),
    v.transform((ids) => ids.filter((id) => id !== '')),
    v.check((ids) => v.is(people, ids), PEOPLE),
    v.transform((ids) => [...new Set(ids.map(Number))].sort((a, b) => a - b).join()),
  ),
  ...options,
});
