/** SQL: what remains of a student's classes (D27), as the profile keeps it; of somebody without one, the sum. */
export const remainingOf = (
  id: string,
): string => `coalesce((select remaining from student_profiles where user_id = ${id}),
  (select coalesce(sum(delta), 0)::int from class_ledger where student_id = ${id}))`;
