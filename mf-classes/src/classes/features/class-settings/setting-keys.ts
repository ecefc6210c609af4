/** The settings of classes, as the API names them. */
export const settingKeys = [
  'join_before_minutes',
  'join_after_minutes',
  'first_reminder',
  'second_reminder',
  'last_reminder',
  'not_joined_minutes',
  'absence_minutes',
  'report_edit_hours',
] as const;

/** Settings about the reading of reports. */
export const reportSettingKeys = [
  'reports_visible',
  'report_release_hours',
  'report_reviews_first',
  'report_reviews_every',
  'visit_rhythm_weeks',
  'certificate_needs_exam',
] as const;

export const visibleOptions = ['at_once', 'after_release'] as const;

/** Settings about requests of families. */
export const requestSettingKeys = [
  'notice_hours',
  'excuses_a_month',
  'makeup_days',
  'family_proposes',
  'family_hold_days',
] as const;

/** Minutes before a class at which a reminder can be sent; `0`: none. */
export const reminderMinutes = ['2880', '1440', '720', '360', '180', '120', '60', '30', '20', '15', '10', '5', '0'];
