import { defineSettings, switchSetting } from '#base/academy/define-settings.ts';

export const salarySettings = defineSettings(
  'pay',
  {
    /** D33: whether leaders see the salaries of their team's teachers. */
    leaders_see_salaries: switchSetting(false, { superAdmin: true }),
  },
  {
    leaders_see_salaries: { en: 'Leaders see salaries', ar: 'المشرفون يرون الرواتب' },
  },
);
