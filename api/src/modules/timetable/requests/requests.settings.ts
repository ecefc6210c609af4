import { defineSettings, integerSetting } from '#base/academy/define-settings.ts';

export const requestSettings = defineSettings(
  'requests',
  {
    /** D102: the excuses per month that people other than admins may accept. */
    excuses_a_month: integerSetting(2, { min: 0, max: 31 }),
  },
  {
    excuses_a_month: { en: 'Excuses a month', ar: 'الاعتذارات في الشهر' },
  },
);
