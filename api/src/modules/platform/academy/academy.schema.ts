import * as v from 'valibot';
import type { ReadSettings } from '#base/academy/academy-settings.ts';
import { type SettingGroup, settingTypes } from '#base/academy/define-settings.ts';
import { instant } from '#base/http/fields.ts';

const value = v.union([v.string(), v.number(), v.boolean()]);
const given = v.nullable(v.string());

const setting = v.object({
  key: v.string(),
  type: v.picklist(settingTypes),
  /** Its name in both languages, so that a search finds it in either. */
  name: v.nullable(v.object({ en: v.string(), ar: v.string() })),
  value,
  default: value,
  /** When the current value was set; null if it is the default. */
  since: v.nullable(instant),
  /** The bounds of an integer's value, or of a text's number of characters. */
  min: v.nullable(v.number()),
  max: v.nullable(v.number()),
  /** The options of a choice; null for other settings. */
  options: v.nullable(v.array(v.string())),
  /** Whether a change affects something, so that a screen with a question asks it first. */
  confirm: v.boolean(),
  may: v.object({ edit: v.boolean() }),
});
export type WireSetting = v.InferOutput<typeof setting>;

export const settingsResponse = v.object({
  data: v.object({ groups: v.array(v.object({ key: v.string(), settings: v.array(setting) })) }),
});
export type WireSettings = v.InferOutput<typeof settingsResponse>['data'];

/** Some settings under their keys; an unknown key is rejected by its name. */
export function changesBody(groups: readonly SettingGroup[]) {
  const settings = groups.flatMap((group) => group.settings);
  return v.strictObject(Object.fromEntries(settings.map(({ key, schema }) => [key, v.optional(schema)])));
}
export const logoBody = v.object({ image: v.file() });
export type SettingChanges = v.InferOutput<ReturnType<typeof changesBody>>;

const academy = v.object({
  name: v.object({ en: v.string(), ar: v.string() }),
  /** Null for contacts that are not set. */
  contacts: v.object({
    email: given,
    phone: given,
    whatsapp: given,
    address: given,
    hours: v.object({ en: given, ar: given }),
  }),
  /** The picture's address, and its size in pixels; null if there is none. */
  logo: v.nullable(v.object({ url: v.string(), width: v.number(), height: v.number() })),
  /** The maker of the platform, shown at the foot of the dashboard. */
  credit: v.object({ en: given, ar: given }),
  languages: v.array(v.string()),
  /** The zone of calendar months for salaries and statistics. */
  zone: v.string(),
  week_start: v.picklist(['saturday', 'sunday', 'monday']),
  /** The Arabic names of months. */
  month_names: v.picklist(['egypt', 'levant']),
  /** Whether dates also show the Hijri date. */
  hijri_dates: v.boolean(),
  /** Whether visitors may sign up. */
  signup_open: v.boolean(),
  /** Which texts `legal-texts/current` has: `terms`, `privacy`, `monitoring`. */
  legal_texts: v.array(v.string()),
  /** Until when a family can make a request about a class, as a part of a sentence. */
  notice: v.object({ en: v.string(), ar: v.string() }),
});
type WireAcademy = v.InferOutput<typeof academy>;

/** The facts that another module words, from its own settings. */
export type AddedFacts = (settings: ReadSettings) => Pick<WireAcademy, 'notice'>;
export type OwnFacts = Omit<WireAcademy, 'notice'>;

const reach = v.object({
  /** `none`: no mail server is configured, and mails are not sent. */
  mail: v.object({ state: v.picklist(['server', 'inbox', 'none']), from: v.string() }),
  push: v.object({ state: v.picklist(['on', 'off']), keys: v.picklist(['given', 'made']) }),
});
export type WireReach = v.InferOutput<typeof reach>;
export const reachResponse = v.object({ data: reach });

const testMail = v.object({
  to: v.string(),
  sent: v.boolean(),
  /** The mail server's message, if the mail was not sent. */
  reason: v.nullable(v.string()),
});
export type WireTestMail = v.InferOutput<typeof testMail>;
export const testMailResponse = v.object({ data: testMail });

export const academyResponse = v.object({ data: academy });
