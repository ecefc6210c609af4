import { defineSettings, switchSetting } from '#base/academy/define-settings.ts';

export const salarySettings = defineSettings('pay', {
  /** D33: whether leaders see what the teachers of their team earn. */
  leaders_see_salaries: switchSetting(false, { superAdmin: true }),
});
