import { defineSettings, integerSetting } from '#base/academy/define-settings.ts';

export const holdSettings = defineSettings(
  'requests',
  {
    /** D136: on how many days a year a family may let the classes of a student pause; 0: on none. */
    family_hold_days: integerSetting(0, { min: 0, max: 366 }),
  },
  {
    family_hold_days: { en: 'Pause by the family (days a year)', ar: 'إيقاف مؤقت بقرار الأسرة (أيام في السنة)' },
  },
);
