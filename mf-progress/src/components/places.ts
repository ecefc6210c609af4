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
  exams: `${PROGRESS}/exams`,
  exam: (id: string) => `${PROGRESS}/exams/${id}`,
  newExam: (studentId: string, juz?: number) => `${PROGRESS}/${studentId}/exam${juz ? `?juz=${juz}` : ''}`,
  known: (studentId: string) => `${PROGRESS}/${studentId}/known`,
};
