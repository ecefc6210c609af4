/** SQL: the monthly reports on some students, as rows `id, student_id, teacher_id, created_at`; for modules above. */
export const monthlyReportsOf = (students: string): string =>
  `(select id, student_id, teacher_id, created_at from monthly_reports where student_id = any (${students}))`;
