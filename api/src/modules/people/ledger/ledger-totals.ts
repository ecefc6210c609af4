const sumOf = (reasons: string, sign = '') =>
  `coalesce(${sign}sum(delta) filter (where reason in (${reasons})), 0)::int`;

/** SQL: what a student's remaining classes came of, as JSON: `bought - refunded + adjusted - used` is what remains. */
export const ledgerTotalsOf = (id: string): string => `(select json_build_object(
  'bought', ${sumOf(`'purchase', 'renewal'`)}, 'refunded', ${sumOf(`'refund'`, '-')},
  'adjusted', ${sumOf(`'manual', 'import'`)}, 'used', ${sumOf(`'class', 'class_reversal'`, '-')},
  'remaining', coalesce(sum(delta), 0)::int) from class_ledger where student_id = ${id})`;

/** SQL: classes that were booked under a reference, less those taken back. */
export const bookedUnder = (studentId: string, ref: string): string =>
  `(select coalesce(sum(delta), 0)::int from class_ledger where student_id = ${studentId} and ref = ${ref})`;
