/** SQL: a student's remaining classes (D27), as stored in the profile; without a profile, the sum. */
export const remainingOf = (
  id: string,
): string => `coalesce((select remaining from student_profiles where user_id = ${id}),
  (select coalesce(sum(delta), 0)::int from class_ledger where student_id = ${id}))`;
