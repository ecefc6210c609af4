import { defineSettings, integerSetting, switchSetting } from '#base/academy/define-settings.ts';

/** D31: the pay for classes that are reported after the change. */
export const paySettings = defineSettings('pay', {
  pay_trial: switchSetting(true, { superAdmin: true }),
  pay_student_absence: integerSetting(100, { min: 0, max: 100, superAdmin: true }),
});
