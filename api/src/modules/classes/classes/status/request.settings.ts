import { defineSettings, integerSetting, switchSetting } from '#base/academy/define-settings.ts';

/** What decides whether a family can make a request about a class. */
export const askingSettings = defineSettings(
  'requests',
  {
    /** D100: how many hours before the start a family can still make a request about a class. */
    notice_hours: integerSetting(2, { min: 0, max: 72 }),
    /** D100: whether families can propose another time for a class. */
    family_proposes: switchSetting(true),
  },
  {
    notice_hours: { en: 'Notice (hours)', ar: 'مهلة الطلب بالساعات' },
    family_proposes: { en: 'Families may propose another time', ar: 'اقتراح الأسرة موعدًا آخر' },
  },
);
