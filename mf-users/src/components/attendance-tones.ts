/** How the badge of each attendance is coloured. */
export const attendanceTones = {
  presence: 'success',
  trial: 'info',
  absence_student: 'warning',
  absence_teacher: 'danger',
  other: 'neutral',
} as const;
