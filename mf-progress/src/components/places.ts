const PROGRESS = '/dashboard/progress';

/** Addresses of this remote. */
export const places = {
  own: PROGRESS,
  of: (studentId: string) => `${PROGRESS}?student_id=${studentId}`,
  student: (studentId: string) => `${PROGRESS}/${studentId}`,
  handOver: (studentId: string) => `${PROGRESS}/${studentId}/hand-over`,
  known: (studentId: string) => `${PROGRESS}/${studentId}/known`,
};
