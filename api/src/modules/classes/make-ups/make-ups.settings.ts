import { defineSettings, integerSetting } from '#base/academy/define-settings.ts';

export const makeUpSettings = defineSettings(
  'requests',
  {
    /** D103: for how many days a make-up is valid. */
    makeup_days: integerSetting(60, { min: 1, max: 365 }),
  },
  {
    makeup_days: { en: 'Make-up valid for (days)', ar: 'مهلة التعويض بالأيام' },
  },
);
