/** SQL: what remains of a student's classes (D27). */
export const remainingOf = (id: string): string =>
  `(select coalesce(sum(delta), 0)::int from class_ledger where student_id = ${id})`;
