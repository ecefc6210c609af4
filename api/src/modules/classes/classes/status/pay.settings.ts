import { defineSettings, integerSetting, switchSetting } from '#base/academy/define-settings.ts';

/** D31: the pay for classes that are reported after the change. */
export const paySettings = defineSettings(
  'pay',
  {
    pay_trial: switchSetting(true, { superAdmin: true }),
    pay_student_absence: integerSetting(100, { min: 0, max: 100, superAdmin: true }),
  },
  {
    pay_trial: { en: 'Trial classes are paid', ar: 'الحصص التجريبية مدفوعة' },
    pay_student_absence: { en: 'Pay when the student is absent (percent)', ar: 'أجر غياب الطالب بالنسبة المئوية' },
  },
);
