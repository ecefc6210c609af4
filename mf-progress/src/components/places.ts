const PROGRESS = '/dashboard/progress';

/** Addresses of this remote. */
export const places = {
  own: PROGRESS,
  of: (studentId: string) => `${PROGRESS}?student_id=${studentId}`,
  student: (studentId: string) => `${PROGRESS}/${studentId}`,
  handOver: (studentId: string) => `${PROGRESS}/${studentId}/hand-over`,
  plan: (studentId: string) => `${PROGRESS}/${studentId}/plan`,
  goal: (studentId: string) => `${PROGRESS}/${studentId}/goal`,
  curricula: `${PROGRESS}/curricula`,
  addCurriculum: `${PROGRESS}/curricula/add`,
  curriculum: (id: string) => `${PROGRESS}/curricula/${id}`,
  known: (studentId: string) => `${PROGRESS}/${studentId}/known`,
};
