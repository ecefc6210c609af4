/** The look of what came of a class; the word beside it says it. */
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
