import * as v from 'valibot';
import type { SettingGroup } from '#base/academy/define-settings.ts';
import { instant } from '#base/http/fields.ts';

const value = v.union([v.string(), v.number(), v.boolean()]);
const given = v.nullable(v.string());

const setting = v.object({
  key: v.string(),
  type: v.picklist(['line', 'email', 'phone', 'integer', 'switch', 'time']),
  value,
  default: value,
  /** When the value of now was set; null: never, it is the default. */
  since: v.nullable(instant),
  /** Of an integer the least and most, of a text the most characters. */
  min: v.nullable(v.number()),
  max: v.nullable(v.number()),
  may: v.object({ edit: v.boolean() }),
});
export type WireSetting = v.InferOutput<typeof setting>;

export const settingsResponse = v.object({
  data: v.object({ groups: v.array(v.object({ key: v.string(), settings: v.array(setting) })) }),
});
export type WireSettings = v.InferOutput<typeof settingsResponse>['data'];

/** Some settings under their keys; another key is rejected at its name. */
export function changesBody(groups: readonly SettingGroup[]) {
  const settings = groups.flatMap((group) => group.settings);
  return v.strictObject(Object.fromEntries(settings.map(({ key, schema }) => [key, v.optional(schema)])));
}
export type SettingChanges = v.InferOutput<ReturnType<typeof changesBody>>;

const academy = v.object({
  name: v.object({ en: v.string(), ar: v.string() }),
  /** Null: there is none to show. */
  contacts: v.object({
    email: given,
    phone: given,
    whatsapp: given,
    address: given,
    hours: v.object({ en: given, ar: given }),
  }),
  languages: v.array(v.string()),
});
export type WireAcademy = v.InferOutput<typeof academy>;
export const academyResponse = v.object({ data: academy });
