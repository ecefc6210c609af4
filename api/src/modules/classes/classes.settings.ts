import { defineSettings, integerSetting } from '#base/academy/define-settings.ts';

export const classSettings = defineSettings('classes', {
  /** D25: minutes that a teacher waits for a student. */
  absence_minutes: integerSetting(15, { min: 0, max: 60 }),
  /** D21: hours in which a teacher edits an own report. */
  report_edit_hours: integerSetting(24, { min: 0, max: 168 }),
});
