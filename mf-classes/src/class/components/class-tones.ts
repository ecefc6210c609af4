/** The colour of an attendance; the text beside it has the meaning. */
export const attendanceTones = {
  presence: 'success',
  trial: 'info',
  absence_student: 'warning',
  absence_teacher: 'danger',
  other: 'neutral',
} as const;

export const statusTones = {
  scheduled: 'brand',
  needs_report_to_end: 'accent',
  ended: 'success',
  trial: 'info',
  cancelled: 'neutral',
  other: 'neutral',
} as const;
