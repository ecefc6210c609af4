import { defineSettings, integerSetting, switchSetting } from '#base/academy/define-settings.ts';

/** D31: what is paid of classes that are reported from the change on. */
export const paySettings = defineSettings('pay', {
  pay_trial: switchSetting(true, { superAdmin: true }),
  pay_student_absence: integerSetting(100, { min: 0, max: 100, superAdmin: true }),
});
