import { choiceSetting, defineSettings, integerSetting } from '#base/academy/define-settings.ts';

/** Minutes before a class; `0` means no reminder. */
const reminderTimes = ['2880', '1440', '720', '360', '180', '120', '60', '30', '20', '15', '10', '5', '0'] as const;

export const classSettings = defineSettings(
  'classes',
  {
    /** D23: how many minutes before the start and after the end students and teachers can join. */
    join_before_minutes: integerSetting(10, { min: 0, max: 120 }),
    join_after_minutes: integerSetting(15, { min: 0, max: 120 }),
    /** D53: when students and teachers are reminded; relatives do not get the last reminder. */
    first_reminder: choiceSetting('1440', reminderTimes),
    second_reminder: choiceSetting('60', reminderTimes),
    last_reminder: choiceSetting('10', reminderTimes),
    /** D25: how many minutes a teacher waits for a student. */
    absence_minutes: integerSetting(15, { min: 0, max: 60 }),
    /** D144: how many minutes after the start the family is notified of a student who is not there; `0`: never. */
    not_joined_minutes: integerSetting(5, { min: 0, max: 60 }),
    /** D21: for how many hours a teacher can edit an own report. */
    report_edit_hours: integerSetting(24, { min: 0, max: 168 }),
  },
  {
    join_before_minutes: { en: 'Join before the start (minutes)', ar: 'الدخول قبل البداية بالدقائق' },
    join_after_minutes: { en: 'Join after the end (minutes)', ar: 'الدخول بعد النهاية بالدقائق' },
    first_reminder: { en: 'First reminder', ar: 'التذكير الأول' },
    second_reminder: { en: 'Second reminder', ar: 'التذكير الثاني' },
    last_reminder: { en: 'Last reminder', ar: 'التذكير الأخير' },
    absence_minutes: { en: 'Wait for a student (minutes)', ar: 'انتظار الطالب بالدقائق' },
    not_joined_minutes: { en: 'Notice of a missing student (minutes)', ar: 'الإشعار بعدم الدخول بالدقائق' },
    report_edit_hours: { en: 'Edit a report (hours)', ar: 'تصحيح التقرير بالساعات' },
  },
);
