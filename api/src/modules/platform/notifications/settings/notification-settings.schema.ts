import * as v from 'valibot';
import { matching } from '#base/http/fields.ts';
import { groupKeys } from '../notification-groups.ts';

const group = v.picklist(groupKeys);
const clock = matching(/^([01]\d|2[0-3]):[0-5]\d$/, 'A time such as 22:00 is expected');

const language = v.nullable(v.picklist(['en', 'ar']));

/** Missing fields stay. Equal start and end: no quiet hours. */
export const settingsBody = v.object({
  groups: v.optional(
    v.array(v.object({ key: group, push: v.optional(v.boolean()), mail: v.optional(v.boolean()) })),
    [],
  ),
  quietHours: v.optional(v.object({ from: clock, to: clock })),
  /** Null: the language of the pages (D169). */
  mailLanguage: v.optional(language),
});
export type SettingsInput = v.InferOutput<typeof settingsBody>;

export const settingsResponse = v.object({
  data: v.object({
    groups: v.array(
      v.object({
        key: group,
        push: v.boolean(),
        mail: v.boolean(),
        /** Whether it cannot be changed: its mails are always sent, and it has no push. */
        fixed: v.boolean(),
      }),
    ),
    quietHours: v.object({ from: v.string(), to: v.string() }),
    /** The chosen language of the mails; null: that of the pages (D169). */
    mailLanguage: language,
  }),
});
