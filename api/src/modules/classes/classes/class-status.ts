/** The stored statuses (D20). `trial`: a trial class that was held and reported. */
export const classStatuses = ['scheduled', 'needs_report_to_end', 'ended', 'trial', 'cancelled'] as const;
export type ClassStatus = (typeof classStatuses)[number];

/** The expected attendance of a class to come, or the recorded attendance of a past class. */
export const attendances = ['presence', 'trial', 'absence_student', 'absence_teacher'] as const;
export type Attendance = (typeof attendances)[number];

/** SQL: a list of values for `in`; only for the constants above. */
export const valuesOf = (words: readonly string[]): string => words.map((word) => `'${word}'`).join(', ');

/** D20: a class that was held and reported. */
export const heldStatuses = ['ended', 'trial'] as const satisfies readonly ClassStatus[];

/** The actions in a class's history. The clock writes `over` when the class ends without a report. */
export const classActions = ['create', 'edit', 'cancel', 'report', 'reopen', 'delete', 'over'] as const;
export type ClassAction = (typeof classActions)[number];

/** The reasons for a cancellation that a person can choose. */
export const typedCancelReasons = [
  'student_request',
  'teacher_unavailable',
  'technical',
  'holiday',
  'mistake',
  'other',
] as const;
/** `hold`: the student has a hold (D98). */
export const cancelReasons = [...typedCancelReasons, 'hold'] as const;
export type CancelReason = (typeof cancelReasons)[number];

/** D100: what a family can request about a class. */
export const requestKinds = ['excuse', 'move'] as const;
export type RequestKind = (typeof requestKinds)[number];
