import * as v from 'valibot';
import type { NotificationSettings, SettingsChange } from '#/account/api/notification-settings.ts';

const time = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'push.quiet.required'));

/** The language of the mails; `pages`: that of the pages (D169). */
export const mailLanguages = ['pages', 'en', 'ar'] as const;

const always = {
  groups: v.record(v.string(), v.object({ push: v.boolean(), mail: v.boolean() })),
  mailLanguage: v.picklist(mailLanguages),
};

/** Messages are locale keys. Times are checked only if quiet hours are on. */
export const choicesSchema = v.variant('isQuiet', [
  v.pipe(
    v.object({
      ...always,
      isQuiet: v.literal(true),
      from: time,
      to: time,
    }),
    v.forward(
      v.partialCheck([['from'], ['to']], ({ from, to }) => from !== to, 'push.quiet.same'),
      ['to'],
    ),
  ),
  v.object({
    ...always,
    isQuiet: v.literal(false),
    from: v.string(),
    to: v.string(),
  }),
]);
export type ChoicesValues = v.InferInput<typeof choicesSchema>;

const usual = { from: '22:00', to: '07:00' };

export function toValues({ groups, quietHours, mailLanguage }: NotificationSettings): ChoicesValues {
  const isQuiet = quietHours.from !== quietHours.to;
  const chosen = groups.filter(({ fixed }) => !fixed).map(({ key, push, mail }) => [key, { push, mail }] as const);
  const always = { groups: Object.fromEntries(chosen), mailLanguage: mailLanguage ?? 'pages' } as const;
  return { ...always, isQuiet, ...(isQuiet ? quietHours : usual) };
}

/** The same start and end: no quiet hours. */
export const toRequest = ({ groups, mailLanguage, isQuiet, from, to }: ChoicesValues): SettingsChange => ({
  groups: Object.entries(groups).map(([key, chosen]) => ({ key, ...chosen })),
  quietHours: isQuiet ? { from, to } : { from: '00:00', to: '00:00' },
  mailLanguage: mailLanguage === 'pages' ? null : mailLanguage,
});
