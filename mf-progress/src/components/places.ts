const PROGRESS = '/dashboard/progress';

/** Addresses of this remote. */
export const places = {
  own: PROGRESS,
  of: (studentId: string) => `${PROGRESS}?student_id=${studentId}`,
  known: (studentId: string) => `${PROGRESS}/${studentId}/known`,
};
